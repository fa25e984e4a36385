import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as path from 'node:path'

/** Which build of the client a server gives out; its page names every file by content, so the page tells them apart. Without a client "none". */
export async function clientBuild(directory: string | undefined): Promise<string> {
  if (!directory) return 'none'
  const page = await readFile(path.join(directory, 'index.html'))
  return createHash('sha256').update(page).digest('hex').slice(0, 8)
}
