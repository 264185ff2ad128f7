/* Writes down what a process does to the files below a directory: preloaded, it stands between the process and the C
 * library. Each entry of the trace is
 *
 *     kind u8   file u64   number u64   length u32   bytes
 *
 * where a file is its inode, and the entries stand in the order in which things happened:
 *
 *     C D  made in the directory `file`: a file, a directory `number` with a name
 *     W    written: bytes at the place `number`
 *     T    made so long: `number`
 *     S E  a sync begins, has ended; `number` is the same in both
 *     R    renamed from the directory `file` to the directory `number`: the old name, 0, the new one
 *     U    removed from the directory `file`: a name
 *     A    said on the standard output
 *
 * KLETKA_TRACE is the file of the trace, KLETKA_TRACED the directory. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST 4096

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int trace = -1;
static char root[PATH_MAX];
static size_t root_length;
static uint64_t syncs;
static unsigned char known[MOST];

#define REAL(type, name, ...) ((type (*)(__VA_ARGS__)) dlsym(RTLD_NEXT, name))

__attribute__((constructor)) static void begin(void) {
    const char *file = getenv("KLETKA_TRACE"), *dir = getenv("KLETKA_TRACED");
    if (file == NULL || dir == NULL)
        return;
    strncpy(root, dir, sizeof root - 1);
    root_length = strlen(root);
    trace = (int) syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static void tell(char kind, uint64_t file, uint64_t number, const void *bytes, size_t length) {
    char head[21];
    uint32_t short_length = (uint32_t) length;
    head[0] = kind;
    memcpy(head + 1, &file, 8);
    memcpy(head + 9, &number, 8);
    memcpy(head + 17, &short_length, 4);
    struct iovec parts[2] = {{head, sizeof head}, {(void *) bytes, length}};
    if (syscall(SYS_writev, trace, parts, length > 0 ? 2 : 1) != (long) (sizeof head + length))
        abort();
}

static int is_below(const char *path) {
    return trace >= 0 && strncmp(path, root, root_length) == 0;
}

static int is_known(int fd) {
    return trace >= 0 && fd >= 0 && fd < MOST && known[fd];
}

static uint64_t inode(int fd) {
    struct stat found;
    return fstat(fd, &found) == 0 ? found.st_ino : 0;
}

/* The inode of the directory that a path stands in; its last name goes to `name`. */
static uint64_t parent(int dir, const char *path, char *name) {
    char copy[PATH_MAX];
    struct stat found;
    strncpy(name, strrchr(path, '/') ? strrchr(path, '/') + 1 : path, NAME_MAX);
    if (strchr(path, '/') == NULL)
        return inode(dir);
    strncpy(copy, path, sizeof copy - 1);
    copy[sizeof copy - 1] = 0;
    return stat(dirname(copy), &found) == 0 ? found.st_ino : 0;
}

static int opened(const char *symbol, int dir, const char *path, int flags, mode_t mode) {
    int ours = dir == AT_FDCWD ? is_below(path) : is_known(dir);
    int (*real)(int, const char *, int, ...) = (int (*)(int, const char *, int, ...)) dlsym(RTLD_NEXT, symbol);
    if (!ours) {
        int fd = real(dir, path, flags, mode);
        if (fd >= 0 && fd < MOST)
            known[fd] = 0;
        return fd;
    }
    pthread_mutex_lock(&lock);
    struct stat before, after;
    char name[NAME_MAX + 1] = "";
    int existed = fstatat(dir, path, &before, 0) == 0;
    int fd = real(dir, path, flags, mode);
    int failure = errno;
    if (fd >= MOST)
        abort();
    if (fd >= 0 && fstat(fd, &after) == 0) {
        known[fd] = 1;
        if (!existed) {
            uint64_t in = parent(dir, path, name);
            tell('C', in, after.st_ino, name, strlen(name));
        } else if (flags & O_TRUNC && before.st_size > 0) {
            tell('T', after.st_ino, 0, NULL, 0);
        }
    }
    pthread_mutex_unlock(&lock);
    errno = failure;
    return fd;
}

#define OPEN(name, at)                                                                                                 \
    int name(const char *path, int flags, ...) {                                                                       \
        va_list rest;                                                                                                  \
        va_start(rest, flags);                                                                                         \
        mode_t mode = va_arg(rest, mode_t);                                                                            \
        va_end(rest);                                                                                                  \
        return opened(at, AT_FDCWD, path, flags, mode);                                                                \
    }
#define OPEN_AT(name)                                                                                                  \
    int name(int dir, const char *path, int flags, ...) {                                                              \
        va_list rest;                                                                                                  \
        va_start(rest, flags);                                                                                         \
        mode_t mode = va_arg(rest, mode_t);                                                                            \
        va_end(rest);                                                                                                  \
        return opened(#name, dir, path, flags, mode);                                                                  \
    }
OPEN(open, "openat")
OPEN(open64, "openat64")
OPEN_AT(openat)
OPEN_AT(openat64)

ssize_t write(int fd, const void *bytes, size_t length) {
    int said = trace >= 0 && fd == STDOUT_FILENO;
    if (!said && !is_known(fd))
        return REAL(ssize_t, "write", int, const void *, size_t)(fd, bytes, length);
    pthread_mutex_lock(&lock);
    ssize_t written = REAL(ssize_t, "write", int, const void *, size_t)(fd, bytes, length);
    int failure = errno;
    if (written > 0 && said)
        tell('A', 0, 0, bytes, (size_t) written);
    else if (written > 0)
        tell('W', inode(fd), (uint64_t) (lseek(fd, 0, SEEK_CUR) - written), bytes, (size_t) written);
    pthread_mutex_unlock(&lock);
    errno = failure;
    return written;
}

#define PWRITE(name, offset)                                                                                           \
    ssize_t name(int fd, const void *bytes, size_t length, offset at) {                                                \
        if (!is_known(fd))                                                                                             \
            return REAL(ssize_t, #name, int, const void *, size_t, offset)(fd, bytes, length, at);                     \
        pthread_mutex_lock(&lock);                                                                                     \
        ssize_t written = REAL(ssize_t, #name, int, const void *, size_t, offset)(fd, bytes, length, at);              \
        int failure = errno;                                                                                           \
        if (written > 0)                                                                                               \
            tell('W', inode(fd), (uint64_t) at, bytes, (size_t) written);                                              \
        pthread_mutex_unlock(&lock);                                                                                   \
        errno = failure;                                                                                               \
        return written;                                                                                                \
    }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

#define TRUNCATE(name, offset)                                                                                         \
    int name(int fd, offset length) {                                                                                  \
        if (!is_known(fd))                                                                                             \
            return REAL(int, #name, int, offset)(fd, length);                                                          \
        pthread_mutex_lock(&lock);                                                                                     \
        int done = REAL(int, #name, int, offset)(fd, length);                                                          \
        int failure = errno;                                                                                           \
        if (done == 0)                                                                                                 \
            tell('T', inode(fd), (uint64_t) length, NULL, 0);                                                          \
        pthread_mutex_unlock(&lock);                                                                                   \
        errno = failure;                                                                                               \
        return done;                                                                                                   \
    }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

/* What was written when a sync begins is on the disk when it has ended. Others may write meanwhile. */
#define SYNC(name)                                                                                                     \
    int name(int fd) {                                                                                                 \
        if (!is_known(fd))                                                                                             \
            return REAL(int, #name, int)(fd);                                                                          \
        pthread_mutex_lock(&lock);                                                                                     \
        uint64_t file = inode(fd), number = ++syncs;                                                                   \
        tell('S', file, number, NULL, 0);                                                                              \
        pthread_mutex_unlock(&lock);                                                                                   \
        int done = REAL(int, #name, int)(fd);                                                                          \
        int failure = errno;                                                                                           \
        pthread_mutex_lock(&lock);                                                                                     \
        if (done == 0)                                                                                                 \
            tell('E', file, number, NULL, 0);                                                                          \
        pthread_mutex_unlock(&lock);                                                                                   \
        errno = failure;                                                                                               \
        return done;                                                                                                   \
    }
SYNC(fsync)
SYNC(fdatasync)

int mkdir(const char *path, mode_t mode) {
    if (!is_below(path))
        return REAL(int, "mkdir", const char *, mode_t)(path, mode);
    pthread_mutex_lock(&lock);
    int done = REAL(int, "mkdir", const char *, mode_t)(path, mode);
    int failure = errno;
    struct stat made;
    char name[NAME_MAX + 1] = "";
    if (done == 0 && stat(path, &made) == 0) {
        uint64_t in = parent(AT_FDCWD, path, name);
        tell('D', in, made.st_ino, name, strlen(name));
    }
    pthread_mutex_unlock(&lock);
    errno = failure;
    return done;
}

int rename(const char *from, const char *to) {
    if (!is_below(from))
        return REAL(int, "rename", const char *, const char *)(from, to);
    pthread_mutex_lock(&lock);
    char names[2 * NAME_MAX + 2] = "", second[NAME_MAX + 1] = "";
    uint64_t old = parent(AT_FDCWD, from, names), new = parent(AT_FDCWD, to, second);
    int done = REAL(int, "rename", const char *, const char *)(from, to);
    int failure = errno;
    if (done == 0) {
        size_t first = strlen(names) + 1;
        memcpy(names + first, second, strlen(second));
        tell('R', old, new, names, first + strlen(second));
    }
    pthread_mutex_unlock(&lock);
    errno = failure;
    return done;
}

static int removed(int dir, const char *path, int flags) {
    int ours = dir == AT_FDCWD ? is_below(path) : is_known(dir);
    if (!ours)
        return (int) syscall(SYS_unlinkat, dir, path, flags);
    pthread_mutex_lock(&lock);
    char name[NAME_MAX + 1] = "";
    uint64_t in = parent(dir, path, name);
    int done = (int) syscall(SYS_unlinkat, dir, path, flags);
    int failure = errno;
    if (done == 0)
        tell('U', in, 0, name, strlen(name));
    pthread_mutex_unlock(&lock);
    errno = failure;
    return done;
}

int unlink(const char *path) {
    return removed(AT_FDCWD, path, 0);
}

int rmdir(const char *path) {
    return removed(AT_FDCWD, path, AT_REMOVEDIR);
}

int unlinkat(int dir, const char *path, int flags) {
    return removed(dir, path, flags);
}

int close(int fd) {
    if (fd >= 0 && fd < MOST)
        known[fd] = 0;
    return REAL(int, "close", int)(fd);
}

/* Copies within the kernel would not be seen; without these calls the standard library reads and writes. */
ssize_t copy_file_range(int in, off64_t *from, int out, off64_t *to, size_t length, unsigned flags) {
    (void) in, (void) from, (void) out, (void) to, (void) length, (void) flags;
    errno = ENOSYS;
    return -1;
}

ssize_t sendfile64(int out, int in, off64_t *from, size_t length) {
    (void) out, (void) in, (void) from, (void) length;
    errno = ENOSYS;
    return -1;
}

ssize_t splice(int in, off64_t *from, int out, off64_t *to, size_t length, unsigned flags) {
    (void) in, (void) from, (void) out, (void) to, (void) length, (void) flags;
    errno = ENOSYS;
    return -1;
}
