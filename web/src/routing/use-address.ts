import { useLocation, useRouter } from '@tanstack/react-router'
import { writeQuery } from './query-text.ts'

type Query = Readonly<Record<string, string | undefined>>
type ChangeOptions = { replace?: boolean; state?: object }

/** The query of the address as plain text by name, and a way to change it. Filters of lists live here. */
export function useAddress() {
  const router = useRouter()
  const query = useLocation({ select: location => location.search as Query })

  /** Sets or (undefined, empty) removes names. `replace` while typing, so that Back does not step through letters. */
  function change(patch: Query, { replace = false, state }: ChangeOptions = {}) {
    const { pathname, search } = router.latestLocation
    const address = pathname + writeQuery({ ...search, ...patch })
    if (replace) router.history.replace(address, state)
    else router.history.push(address, state)
  }
  return { query, change }
}
