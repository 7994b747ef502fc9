#include "tests/server/faulty_disk.hpp"

#include <sqlite3.h>

#include <cstdlib>
#include <cstring>

namespace tsardom::server {
namespace {

using Fault = FaultyDisk::Fault;

struct File {
  sqlite3_file base;
  sqlite3_file* real;  // lies behind this struct
};

sqlite3_file* real(sqlite3_file* file) { return reinterpret_cast<File*>(file)->real; }

int broken(Fault fault, bool syncs) {
  if (fault == Fault::full && !syncs) return SQLITE_FULL;
  if (fault == Fault::write_error && !syncs) return SQLITE_IOERR_WRITE;
  if (fault == Fault::sync_error && syncs) return SQLITE_IOERR_FSYNC;
  return SQLITE_OK;
}

template <class Step>
int counted(bool syncs, Step step) {
  FaultyDisk& disk = FaultyDisk::installed();
  const int number = disk.steps++;
  if (disk.at_step) disk.at_step(number, false);
  Fault fault = disk.fault;
  if (disk.breaks_at >= 0 && number >= disk.breaks_at) return syncs ? SQLITE_IOERR_FSYNC : SQLITE_IOERR_WRITE;
  if (const int code = broken(fault, syncs)) return code;
  const int code = step();
  if (disk.at_step) disk.at_step(number, true);
  return code;
}

int file_close(sqlite3_file* file) { return real(file)->pMethods->xClose(real(file)); }
int file_read(sqlite3_file* file, void* to, int size, sqlite3_int64 at) {
  if (FaultyDisk::installed().fault == Fault::read_error) return SQLITE_IOERR_READ;
  return real(file)->pMethods->xRead(real(file), to, size, at);
}
int file_write(sqlite3_file* file, const void* from, int size, sqlite3_int64 at) {
  return counted(false, [&] { return real(file)->pMethods->xWrite(real(file), from, size, at); });
}
int file_truncate(sqlite3_file* file, sqlite3_int64 size) {
  return counted(false, [&] { return real(file)->pMethods->xTruncate(real(file), size); });
}
int file_sync(sqlite3_file* file, int flags) {
  return counted(true, [&] { return real(file)->pMethods->xSync(real(file), flags); });
}
int file_size(sqlite3_file* file, sqlite3_int64* size) {
  return real(file)->pMethods->xFileSize(real(file), size);
}
int file_lock(sqlite3_file* file, int level) { return real(file)->pMethods->xLock(real(file), level); }
int file_unlock(sqlite3_file* file, int level) { return real(file)->pMethods->xUnlock(real(file), level); }
int file_reserved(sqlite3_file* file, int* out) {
  return real(file)->pMethods->xCheckReservedLock(real(file), out);
}
int file_control(sqlite3_file* file, int op, void* arg) {
  return real(file)->pMethods->xFileControl(real(file), op, arg);
}
int file_sector(sqlite3_file* file) { return real(file)->pMethods->xSectorSize(real(file)); }
int file_traits(sqlite3_file* file) { return real(file)->pMethods->xDeviceCharacteristics(real(file)); }
int file_shm_map(sqlite3_file* file, int page, int size, int extend, void volatile** out) {
  return real(file)->pMethods->xShmMap(real(file), page, size, extend, out);
}
int file_shm_lock(sqlite3_file* file, int offset, int n, int flags) {
  return real(file)->pMethods->xShmLock(real(file), offset, n, flags);
}
void file_shm_barrier(sqlite3_file* file) { real(file)->pMethods->xShmBarrier(real(file)); }
int file_shm_unmap(sqlite3_file* file, int drop) { return real(file)->pMethods->xShmUnmap(real(file), drop); }

const sqlite3_io_methods kMethods{
    2,           file_close,   file_read,     file_write,       file_truncate,  file_sync,
    file_size,   file_lock,    file_unlock,   file_reserved,    file_control,   file_sector,
    file_traits, file_shm_map, file_shm_lock, file_shm_barrier, file_shm_unmap, nullptr,
    nullptr};

sqlite3_vfs* usual = nullptr;

int disk_open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out) {
  auto* ours = reinterpret_cast<File*>(file);
  ours->real = reinterpret_cast<sqlite3_file*>(ours + 1);
  const int code = usual->xOpen(usual, name, ours->real, flags, out);
  file->pMethods = ours->real->pMethods != nullptr ? &kMethods : nullptr;
  return code;
}

}  // namespace

FaultyDisk::FaultyDisk() {
  usual = sqlite3_vfs_find(nullptr);
  static sqlite3_vfs vfs = *usual;
  vfs.pNext = nullptr;
  vfs.zName = kName;
  vfs.szOsFile = static_cast<int>(sizeof(File)) + usual->szOsFile;
  vfs.xOpen = disk_open;
  sqlite3_vfs_register(&vfs, 0);
}

FaultyDisk& FaultyDisk::installed() {
  static FaultyDisk disk;
  return disk;
}

}  // namespace tsardom::server
