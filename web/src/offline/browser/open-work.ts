import { draftDisk, type WorkPlace } from '../disk/draft-disk.ts'

/** What is unfinished at a branch: the drafts of sales kept in the browser (spec §3). */
export async function openWork(place: WorkPlace): Promise<string[]> {
  const records = await draftDisk(place, 'sale')
    .read()
    .catch(() => new Map<string, string>())
  const drafts = [...records.values()].filter(hasGoods).length
  return drafts > 0 ? [`${drafts} đơn bán chưa thu tiền`] : []
}

/** Whether a stored draft has goods in it; an empty tab is no work. What it does not know it leaves to the till to judge. */
function hasGoods(text: string): boolean {
  try {
    return JSON.parse(text)?.cart?.lines?.length > 0
  } catch {
    return false
  }
}
