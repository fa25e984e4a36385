import { exportFileRoutes } from '@quay/contract/export/kept-files'
import { useRoute } from '../../../api/use-route.ts'

const whileMaking = 2_000

/** The person's own files, asked for again and again as long as one is being made. */
export function useKeptFiles() {
  const read = useRoute(exportFileRoutes.list, {})
  const isMaking = read.data?.some(file => file.status === 'MAKING') ?? false
  // The same answer, from the same place; only how often it is asked for differs.
  useRoute(exportFileRoutes.list, {}, { enabled: isMaking, refreshEvery: whileMaking, staleTime: whileMaking })
  return read
}
