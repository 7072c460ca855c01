/** A chosen file as the station takes it. */
export interface ChosenFile {
  fileName: string;
  contentBase64: string;
}

/** @throws where the file cannot be read. */
export function readChosenFile(file: File): Promise<ChosenFile> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.onload = () => {
      const address = String(reader.result);
      resolve({ fileName: file.name, contentBase64: address.slice(address.indexOf(',') + 1) });
    };
    reader.readAsDataURL(file);
  });
}
