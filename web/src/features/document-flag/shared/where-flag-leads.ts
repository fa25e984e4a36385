import type { DocumentFlag } from '@quay/contract/document-flag/shapes'

interface OfDocument {
  documentKind: 'bill' | 'sale-return'
  documentId: string
  customerId: string | null
}

/** The screen on which the deed of an action is done; nothing where the deed is the word alone. */
export function whereFlagLeads(
  leads: string | undefined,
  { details }: Pick<DocumentFlag, 'details'>,
  { documentKind, documentId, customerId }: OfDocument,
): string | undefined {
  const text = (name: string) => (typeof details[name] === 'string' ? details[name] : null)
  const document = documentKind === 'bill' ? `/transactions/bill/${documentId}` : `/transactions/return/${documentId}`
  const customer = text('customerId') ?? customerId
  const places: Readonly<Record<string, string | null>> = {
    product: text('productId') && `/products/list/${text('productId')}`,
    count: text('productId') && `/products/check-inventory?add=1&product=${text('productId')}`,
    customer: customer && `/partners/customer/${customer}`,
    return: `/transactions/return/new?bill=${documentId}`,
    'edit-bill': document,
    'replace-bill': documentKind === 'bill' ? `/sales?replace=${documentId}` : null,
    'fund-transfer': '/cashbooks?do=transfer',
    'cancel-bill': text('otherId') ? `/transactions/bill/${text('otherId')}` : document,
    shift: text('shiftId') && `/cashbooks/shift/${text('shiftId')}`,
    device: '/settings/device',
  }
  return (leads && places[leads]) || undefined
}
