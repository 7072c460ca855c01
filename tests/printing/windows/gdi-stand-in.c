/*
 * Stands in for gdi32.dll and for what of winspool.drv printing of pages calls, laid out as Microsoft documents it, writing down what it is
 * asked in the file that GDI_LOG names, and each page as a picture (PGM) beside it. The queue "Any size" makes paper of the size that
 * is asked for, at 203 dots to the inch with a margin of 5 dots on the left and 10 on top; "Letter" has that alone; "Fine" has 1200
 * dots; "Jammed" cannot end a page; there are no others. Each is set to two copies, on both sides, unless it is told otherwise.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uchar.h>

typedef struct {
  char16_t name[32];
  uint16_t spec, driver, size, extra;
  uint32_t fields;
  int16_t orientation, paper, length, width, scale, copies, source, quality, colour, duplex;
  uint8_t rest[124];
} DEVMODEW;
typedef struct {
  int size;
  const char16_t *name, *output, *type;
  uint32_t kind;
} DOCINFOW;
typedef struct {
  uint32_t size;
  int32_t width, height;
  uint16_t planes, bits;
  uint32_t compression, bytes;
  int32_t x, y;
  uint32_t used, important;
  uint8_t palette[256][4];
} BITMAPINFO;
typedef struct {
  int queue, dpi, width, length;
} CONTEXT;

static const char *const QUEUES[] = {"Any size", "Letter", "Fine", "Jammed"};
static int printers[4];
static CONTEXT context;
static int pages;

static void note(const char *text) {
  FILE *log = fopen(getenv("GDI_LOG"), "a");
  fprintf(log, "%s\n", text);
  fclose(log);
}

/* Names here are ASCII. */
static const char *plain(const char16_t *text, char *out) {
  int n = 0;
  for (; text && text[n]; n++) out[n] = (char)text[n];
  out[n] = 0;
  return out;
}

static int numberOf(const char16_t *name) {
  char wanted[100];
  for (int i = 0; i < 4; i++)
    if (!strcmp(plain(name, wanted), QUEUES[i])) return i;
  return -1;
}

int OpenPrinterW(const char16_t *name, void **handle, void *defaults) {
  int number = numberOf(name);
  (void)defaults;
  if (number < 0) return 0;
  *handle = &printers[number];
  return 1;
}
int ClosePrinter(void *handle) { return handle != NULL; }

int DocumentPropertiesW(void *window, void *handle, const char16_t *name, DEVMODEW *out, const DEVMODEW *in, uint32_t mode) {
  (void)window, (void)name;
  if (mode == 0) return sizeof(DEVMODEW);
  memset(out, 0, sizeof *out);
  out->size = sizeof *out;
  out->length = 2794, out->width = 2159;
  out->copies = 2, out->duplex = 2;
  if (mode & 8 && handle != &printers[1] && in->fields == 0x110f && in->paper == 256 && in->orientation == 1)
    out->length = in->length, out->width = in->width;
  if (mode & 8 && in->fields & 0x100) out->copies = in->copies;
  if (mode & 8 && in->fields & 0x1000) out->duplex = in->duplex;
  return 1;
}

void *CreateDCW(const char16_t *driver, const char16_t *device, const char16_t *port, const DEVMODEW *mode) {
  char text[100];
  (void)port;
  if (strcmp(plain(driver, text), "WINSPOOL")) return NULL;
  int queue = numberOf(device);
  if (mode->copies != 1) note("more copies, as the driver is set");
  if (mode->duplex != 1) note("both sides, as the driver is set");
  context = (CONTEXT){queue, queue == 2 ? 1200 : 203, mode->width, mode->length};
  pages = 0;
  return &context;
}

int GetDeviceCaps(CONTEXT *dc, int index) {
  switch (index) {
    case 88: case 90: return dc->dpi;
    case 110: return dc->width * dc->dpi / 254;
    case 111: return dc->length * dc->dpi / 254;
    case 112: return 5;
    case 113: return 10;
  }
  return 0;
}

int StartDocW(CONTEXT *dc, const DOCINFOW *info) {
  char line[300], name[200];
  (void)dc;
  if (info->size != sizeof *info || info->output || info->type) return -1;
  sprintf(line, "start %s", plain(info->name, name));
  note(line);
  return 9;
}

int StretchDIBits(CONTEXT *dc, int x, int y, int width, int height, int fromX, int fromY, int fromWidth, int fromHeight,
                  const uint8_t *dots, const BITMAPINFO *info, uint32_t usage, uint32_t operation) {
  char line[300];
  int row = (fromWidth + 3) / 4 * 4;
  (void)dc;
  if (info->size != 40 || info->bits != 8 || info->planes != 1 || info->used != 256 || info->palette[200][1] != 200) return 0;
  if (info->width != fromWidth || info->height != -fromHeight || fromX || fromY || usage || operation != 0x00cc0020) return 0;
  sprintf(line, "%d x %d dots on %d x %d at %d,%d", fromWidth, fromHeight, width, height, x, y);
  note(line);
  sprintf(line, "%s.%d.pgm", getenv("GDI_LOG"), ++pages);
  FILE *picture = fopen(line, "w");
  fprintf(picture, "P5\n%d %d\n255\n", fromWidth, fromHeight);
  for (int i = 0; i < fromHeight; i++) fwrite(dots + i * row, 1, fromWidth, picture);
  fclose(picture);
  return fromHeight;
}

int StartPage(CONTEXT *dc) { return dc->dpi; }
int EndPage(CONTEXT *dc) { return dc->queue == 3 ? -1 : (note("page"), 1); }
int EndDoc(CONTEXT *dc) { (void)dc, note("end"); return 1; }
int AbortDoc(CONTEXT *dc) { (void)dc, note("abort"); return 1; }
int DeleteDC(CONTEXT *dc) { (void)dc, note("close"); return 1; }
