import { useAddress } from '../../routing/use-address.ts'
import { LogList } from './log-list.tsx'
import { viewOf } from './log-views.tsx'
import { SuspiciousBills } from './suspicious-bills.tsx'
import { SuspiciousList } from './suspicious-list.tsx'

/** Who did what and when, as rows or as signs to look twice at. */
export default function UserLog() {
  const { query } = useAddress()
  if (viewOf(query) === 'log') return <LogList />
  return query.sign ? <SuspiciousBills /> : <SuspiciousList />
}
