import { debtRoutes } from '@quay/contract/money/routes'
import { providerRoutes } from '@quay/contract/partner/routes'
import { neededRight } from '@quay/contract/right/find-right'
import { isAllowed } from '@quay/contract/right/permission'
import { useSession } from '../../../api/session/session.ts'
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
  const { rights } = useSession()
  const isPayee = partner.kind === 'provider' && isAllowed(rights, neededRight(providerRoutes.get.permission))
  const payee = useRoute(providerRoutes.get, { params: { id: partner.id } }, { enabled: isPayee, keepPrevious: false })
  if (!book.data || !open.data) return null
  const first = open.data.find(one => one.documentId === documentId && !one.isElsewhere)
  const owed = { ...partner, debt: book.data.debt, ...(payee.data && { bankAccounts: payee.data.bankAccounts }) }
  return <PayDebtSheet partner={owed} first={first} onClose={onClose} />
}
