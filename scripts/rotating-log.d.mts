/** A log in a file; when it has `limit` bytes (5 MB) it becomes `name.1.log`, the one before `name.2.log`, up to five. */
export function openLog(
  file: string,
  limit?: number,
): { write(text: string | Buffer): void; say(sentence: string): void }
