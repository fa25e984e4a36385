import { type QualityCheck, type QualityRisk, qualityRisks } from '@quay/contract/quality-check/shapes'

export type QualityItem = QualityCheck['items'][number]
/** By shelf, as one walks, or by how much there is to worry about. */
export const walks = ['shelf', 'risk'] as const
export type Walk = (typeof walks)[number]

export interface ItemGroup {
  /** In the address. */
  key: string
  /** Null for goods without a shelf. */
  shelf: string | null
  risk: QualityRisk | null
  items: QualityItem[]
  doneCount: number
}

const noShelf = '-'

/** The lots of a form in the groups of a walk, in its order: shelves by name and what has none at the end, or the worst risk first. */
export function groupItems(items: readonly QualityItem[], walk: Walk): ItemGroup[] {
  const keyOf = (item: QualityItem) => (walk === 'shelf' ? (item.position ?? noShelf) : item.risk)
  const groups = [...Map.groupBy(items, keyOf)].map(
    ([key, own]): ItemGroup => ({
      key,
      shelf: walk === 'shelf' && key !== noShelf ? key : null,
      risk: walk === 'risk' ? own[0]!.risk : null,
      items: own,
      doneCount: own.filter(item => item.result !== null).length,
    }),
  )
  return groups.toSorted((one, other) =>
    walk === 'risk'
      ? qualityRisks.indexOf(one.risk!) - qualityRisks.indexOf(other.risk!)
      : Number(one.shelf === null) - Number(other.shelf === null) ||
        one.key.localeCompare(other.key, 'vi', { numeric: true }),
  )
}

/** The group after this one in which something has not been looked at, going round; null where all is done. */
export function nextOpenGroup(groups: readonly ItemGroup[], key: string): ItemGroup | null {
  const here = groups.findIndex(group => group.key === key)
  const after = [...groups.slice(here + 1), ...groups.slice(0, Math.max(here, 0))]
  return after.find(group => group.doneCount < group.items.length) ?? null
}
