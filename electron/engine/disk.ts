/** Where the station keeps its files. */
export interface Disk {
  /** Bytes that are free there. */
  freeBytes(): number;
}
