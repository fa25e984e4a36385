import { productRoutes } from '@quay/contract/product/routes'
import { useRoute } from '../../api/use-route.ts'
import { type GroupNode, groupTree } from './list/group-tree.ts'

const minute = 60_000

/** All product groups as a tree; empty while they load. */
export function useGroups(): readonly GroupNode[] {
  const { data } = useRoute(productRoutes.groups, {}, { staleTime: minute })
  return groupTree(data ?? [])
}
