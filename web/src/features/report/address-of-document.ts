/** Where documents of a kind have their pages. */
const places: Readonly<Record<string, string>> = {
  bill: '/transactions/bill',
  'sale-return': '/transactions/return',
  disposal: '/products/disposal',
  'inventory-check': '/products/check-inventory',
  inbound: '/products/import',
  'inbound-return': '/products/return',
  'stock-transfer': '/products/transfer',
}

/** The page of a document of a report; a voucher stands in the list of its own. */
export const addressOfDocument = ({ kind, id }: { kind: string; id: string }): string =>
  kind === 'voucher' ? `/cashbooks?voucher=${id}` : `${places[kind] ?? places.bill}/${id}`
