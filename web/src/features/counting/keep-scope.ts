import type { DraftDisk } from '../../offline/disk/draft-disk.ts'

/**
 * Keeps which products a check counts (JSON), and forgets it of other checks that this phone has no sheet of any more, as
 * is done with their goods (count-store.ts): counting them here needs the server anyway.
 */
export async function keepScope(
  disk: DraftDisk,
  checkId: string,
  text: string,
  isCounted: (checkId: string) => Promise<boolean>,
): Promise<void> {
  const kept = await disk.read()
  const changes = new Map<string, string | null>([[checkId, text]])
  for (const other of kept.keys()) if (other !== checkId && !(await isCounted(other))) changes.set(other, null)
  if (changes.size > 1 || kept.get(checkId) !== text) await disk.write(changes)
}
