import { isAllowed } from '@quay/contract/right/permission'
import { useSession } from '../../api/session/session.ts'

/** Whether the figures of the page are of every seller. Who may not read the report of sales sees what they sold themselves. */
export function useSeesAllSales(): boolean {
  return isAllowed(useSession().rights, { model: 'sale_report', action: 'read' })
}
