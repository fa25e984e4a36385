/** Where documents of a kind have their pages. */
const places: Readonly<Record<string, string>> = {
  bill: '/transactions/bill',
  'sale-return': '/transactions/return',
  disposal: '/products/disposal',
  'inventory-check': '/products/check-inventory',
  inbound: '/products/import',
  'inbound-return': '/products/return',
  'stock-transfer': '/products/transfer',
  'quality-check': '/products/quality-check',
}

/** The page of a document of a report; a voucher stands in the list of its own, goods that were merged or moved between shelves in none. */
export function addressOfDocument({ kind, id }: { kind: string; id: string }): string | undefined {
  if (kind === 'voucher') return `/cashbooks?voucher=${id}`
  return places[kind] && `${places[kind]}/${id}`
}
