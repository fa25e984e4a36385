import { useEffect } from 'react'
import { readRecord } from '../storage/stored.ts'

const unsaved = new Map<string, string>()

/** Says, while it is not null, that a screen holds something unfinished: "phiếu nhập đang soạn". */
export function useOpenWork(id: string, what: string | null) {
  useEffect(() => {
    if (what === null) return
    unsaved.set(id, what)
    return () => void unsaved.delete(id)
  }, [id, what])
}

/** What is unfinished at a branch: on the screen now, and the drafts of sales kept in the browser (spec §3). */
export function openWork(userId: string, branchId: string): string[] {
  const drafts = readRecord(`quay.v1.${userId}.${branchId}.orders`, countDrafts) ?? 0
  return [...unsaved.values(), ...(drafts > 0 ? [`${drafts} đơn bán chưa thu tiền`] : [])]
}

type StoredDrafts = { drafts?: ReadonlyArray<{ cart?: { lines?: readonly unknown[] } }> }

/** Drafts with goods in them; an empty tab is no work. What it does not know it leaves to the till to judge. */
function countDrafts(record: unknown): number {
  const { drafts } = (record ?? {}) as StoredDrafts
  return Array.isArray(drafts) ? drafts.filter(draft => (draft?.cart?.lines?.length ?? 0) > 0).length : 0
}
