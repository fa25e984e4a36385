import type { productRoutes } from '@quay/contract/product/routes'
import type { Answer } from '@quay/contract/route'
import { decideGroupMove } from '@quay/domain/product/decide-group-move'

export type ProductGroup = Answer<typeof productRoutes.groups>[number]
export type GroupNode = ProductGroup & {
  path: string
  hasChildren: boolean
  /** Products in it, without those of the groups below. */
  ownCount: number
}

/** The groups in the order of a tree, each with the names above it: "Thuốc › Kháng sinh". */
export function groupTree(groups: readonly ProductGroup[]): GroupNode[] {
  const below = (parentId: string | null, path: string): GroupNode[] =>
    groups
      .filter(group => group.parentId === parentId)
      .toSorted((one, other) => one.name.localeCompare(other.name, 'vi'))
      .flatMap(group => {
        const own = path === '' ? group.name : `${path} › ${group.name}`
        const children = below(group.id, own)
        const ownCount = children
          .filter(child => child.parentId === group.id)
          .reduce((left, child) => left - child.productCount, group.productCount)
        return [{ ...group, path: own, hasChildren: children.length > 0, ownCount }, ...children]
      })
  return below(null, '')
}

/** Whether a group can be put under another one: not below itself, and within three levels. */
export const mayHold = (groups: readonly ProductGroup[], parent: ProductGroup, group: ProductGroup): boolean =>
  decideGroupMove(groups, group.id, parent.id).ok
