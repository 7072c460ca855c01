/*
 * Stands in for winspool.drv where there is no Windows: the functions and structures that raw printing calls, laid out as
 * Microsoft documents them, writing down what they are asked in the file that WINSPOOL_LOG names. The queue "Zebra ZPL" takes
 * four bytes at a time, "Broken" opens and takes nothing, and there are no others.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uchar.h>

typedef struct {
  const char16_t *pDocName, *pOutputFile, *pDatatype;
} DOC_INFO_1W;
typedef struct {
  const char16_t *pPrinterName, *pServerName;
  uint32_t Attributes;
} PRINTER_INFO_4W;

static const char16_t *const QUEUES[] = {u"Zebra ZPL", u"Broken"};
static int handles[2];

static void note(const char *text) {
  FILE *log = fopen(getenv("WINSPOOL_LOG"), "a");
  fputs(text, log);
  fclose(log);
}

/* Names here are ASCII. */
static const char *plain(const char16_t *text, char *out) {
  int n = 0;
  for (; text && text[n]; n++) out[n] = (char)text[n];
  out[n] = 0;
  return out;
}

int EnumPrintersW(uint32_t flags, char16_t *name, uint32_t level, void *buffer, uint32_t size, uint32_t *needed, uint32_t *count) {
  PRINTER_INFO_4W *info = buffer;
  (void)flags, (void)name;
  *needed = sizeof(PRINTER_INFO_4W) * 2;
  *count = 0;
  if (level != 4 || size < *needed) return 0;
  for (int i = 0; i < 2; i++) info[i] = (PRINTER_INFO_4W){QUEUES[i], NULL, 0x40};
  *count = 2;
  return 1;
}

int OpenPrinterW(const char16_t *name, void **handle, void *defaults) {
  char wanted[100], known[100];
  (void)defaults;
  for (int i = 0; i < 2; i++) {
    if (strcmp(plain(name, wanted), plain(QUEUES[i], known))) continue;
    *handle = &handles[i];
    return 1;
  }
  return 0;
}

uint32_t StartDocPrinterW(void *handle, uint32_t level, const DOC_INFO_1W *info) {
  char line[400], name[200], type[50];
  (void)handle, (void)level;
  sprintf(line, "start %s as %s%s\n", plain(info->pDocName, name), plain(info->pDatatype, type), info->pOutputFile ? " to a file" : "");
  note(line);
  return 7;
}

int WritePrinter(void *handle, const void *bytes, uint32_t size, uint32_t *written) {
  char line[40];
  if (handle == &handles[1]) return 0;
  *written = size < 4 ? size : 4;
  sprintf(line, "write %.*s\n", (int)*written, (const char *)bytes);
  note(line);
  return 1;
}

int StartPagePrinter(void *handle) { return handle != NULL; }
int EndPagePrinter(void *handle) { return handle != NULL; }
int EndDocPrinter(void *handle) { (void)handle, note("end\n"); return 1; }
int AbortPrinter(void *handle) { (void)handle, note("abort\n"); return 1; }
int ClosePrinter(void *handle) { (void)handle, note("close\n"); return 1; }
