import * as fs from 'node:fs/promises'
import * as path from 'node:path'

/** How names of automatic copies end; those of earlier versions ended in .quay.gz. */
export const copySuffix = '.quay'

/** Removes the older of the copies whose names begin with `name`; the time in their names orders them. */
export async function keepNewest(directory: string, name: string, count: number): Promise<void> {
  const copies = (await fs.readdir(directory)).filter(
    file => file.startsWith(`${name}-`) && /\.quay(\.gz)?$/.test(file),
  )
  const old = copies.sort().slice(0, Math.max(0, copies.length - count))
  for (const file of old) await fs.rm(path.join(directory, file), { force: true })
}
