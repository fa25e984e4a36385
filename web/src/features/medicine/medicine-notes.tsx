import type { medicineRoutes } from '@quay/contract/medicine/routes'
import { isAllowed } from '@quay/contract/right/permission'
import type { Answer } from '@quay/contract/route'
import { formatNumber } from '@quay/domain/text/format-number'
import { useSession } from '../../api/session/session.ts'
import { medicineText } from '../../text/product/medicine.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Link } from '../../ui/button/link.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'

type Summary = Answer<typeof medicineRoutes.summary>

/** When the national list was last brought up to date, and what that changed. */
export function LastImport({ summary: { lastImport } }: { summary: Summary }) {
  if (!lastImport) return null
  const { source, finishedAt, added, changed, withdrawn } = lastImport
  return (
    <p className="mb-2 text-12 text-ink-3">
      {medicineText.updated} <DateTimeText instant={finishedAt} /> ·{' '}
      {medicineText.updatedBy(source, formatNumber(added), formatNumber(changed), formatNumber(withdrawn))}
    </p>
  )
}

/** Before the first import: who can help, and how. */
export function NotLoaded() {
  return (
    <EmptyState title={medicineText.notLoadedTitle}>
      {medicineText.notLoadedHint}
      <code className="mt-2 block select-all rounded-2 bg-sunken px-2.5 py-1.5 text-12">{medicineText.command}</code>
    </EmptyState>
  )
}

/** Nothing matches: goods that the national list does not know are added as ordinary ones. */
export function NothingFound() {
  const { rights } = useSession()
  return (
    <EmptyState
      title={medicineText.emptyTitle}
      actions={
        isAllowed(rights, { model: 'list_product', action: 'read' }) && (
          <Link to="/products/list" className={buttonClass()}>
            {medicineText.addOwn}
          </Link>
        )
      }
    >
      {medicineText.emptyHint}
    </EmptyState>
  )
}
