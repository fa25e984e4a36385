import { debtRoutes } from '@quay/contract/money/routes'
import { useRoute } from '../../../api/use-route.ts'
import { PayDebtSheet } from '../pay-debt-sheet.tsx'

export type PayDocumentProps = {
  partner: { kind: 'customer' | 'provider'; id: string; name: string }
  /** The document that is paid first. */
  documentId?: string
  onClose: () => void
}

/** The window that takes or pays a debt, from a document: with what is still owed of it. */
export default function PayDocument({ partner, documentId, onClose }: PayDocumentProps) {
  const query = { partnerKind: partner.kind, partnerId: partner.id }
  const book = useRoute(debtRoutes.statement, { query: { ...query, limit: 1 } }, { keepPrevious: false })
  const open = useRoute(debtRoutes.open, { query }, { keepPrevious: false })
  if (!book.data || !open.data) return null
  const first = open.data.find(one => one.documentId === documentId && !one.isElsewhere)
  return <PayDebtSheet partner={{ ...partner, debt: book.data.debt }} first={first} onClose={onClose} />
}
