import { useLocation, useRouter } from '@tanstack/react-router'
import type { ListPaging } from '../ui/page/list-foot.tsx'
import { useAddress } from './use-address.ts'

/**
 * Keyset paging in the address: `cursor` is the page one is on. "Trước" goes back where "Sau" came from; on an address
 * that was opened by itself it goes to the first page. Changing a filter must remove `cursor`.
 */
export function useListPaging(nextCursor: string | null | undefined): ListPaging {
  const router = useRouter()
  const { query, change } = useAddress()
  const cameByNext = useLocation({ select: location => (location.state as { paged?: true }).paged === true })
  return {
    onNext: nextCursor ? () => change({ cursor: nextCursor }, { state: { paged: true } }) : undefined,
    onPrevious: query.cursor ? () => (cameByNext ? router.history.back() : change({ cursor: undefined })) : undefined,
  }
}
