import type { reportRoutes } from '@quay/contract/report/routes'
import type { Report } from '@quay/contract/report/shapes'
import { type CallInput, call } from '../../api/client.ts'

type Route = (typeof reportRoutes)['sale']

/** As many rows as one prints: some forty sheets. */
export const mostPrinted = 2_000
const atOnce = 400

/**
 * A report with all of its rows, at most `most`, from its first one on in the order of the screen, and with the total of the moment
 * at which they were read. What is in sight is taken as it is where that is all. Throws what the route refuses.
 */
export async function readWholeReport(
  route: Route,
  asked: object,
  inSight: Report,
  most = mostPrinted,
): Promise<Report> {
  if (inSight.items.length >= inSight.totalItem) return inSight
  const items: Report['items'] = []
  let cursor: string | null | undefined
  let page: Report
  do {
    page = await call(route, {
      query: { ...asked, limit: atOnce, ...(cursor && { cursor }) },
    } as unknown as CallInput<Route>)
    items.push(...page.items)
    cursor = page.nextCursor
  } while (cursor && items.length < most)
  return { ...page, items }
}
