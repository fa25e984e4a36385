import { TextLink } from '../ui/text-link.tsx'
import { useMayOpen } from './use-may-open.ts'

const places: Readonly<Record<string, (id: string) => string>> = {
  'sample-medicine': id => `/products/sample-medicine/${id}`,
  bill: id => `/transactions/bill/${id}`,
  inbound: id => `/products/import/${id}`,
  'purchase-order': id => `/products/purchase-order/${id}`,
  'provider-group': () => '/partners/group-provider',
  want: () => '/products/want',
  'inbound-return': id => `/products/return/${id}`,
  'stock-transfer': id => `/products/transfer/${id}`,
  'inventory-check': id => `/products/check-inventory/${id}`,
  'quality-check': id => `/products/quality-check/${id}`,
  'drug-incident': id => `/products/drug-incident/${id}`,
  disposal: id => `/products/disposal/${id}`,
  product: id => `/products/list/${id}`,
  customer: id => `/partners/customer/${id}`,
  provider: id => `/partners/provider/${id}`,
  voucher: id => `/cashbooks?voucher=${id}`,
  employee: id => `/settings/employee/${id}`,
  role: id => `/settings/role/${id}`,
  branch: id => `/settings/branch/${id}`,
  store: () => '/settings/store',
  device: () => '/settings/device',
  'cash-account': () => '/cashbooks',
  'tax-data': () => '/settings/tax',
  'tax-info': () => '/settings/tax?phan=thong-tin',
}

type DocumentLinkProps = {
  kind: string | null
  id: string | null
  code: string
  underlined?: boolean
  /** In the colour of the text around it: a list of names. */
  quiet?: boolean
}

/** A document's code: a link where its kind has a page that the person may see, else plain text. */
export function DocumentLink({ kind, id, code, underlined = false, quiet = false }: DocumentLinkProps) {
  const mayOpen = useMayOpen()
  const place = kind !== null && id !== null ? places[kind]?.(id) : undefined
  if (place === undefined || !mayOpen(place)) return <>{code}</>
  return (
    <TextLink to={place} underlined={underlined} className={quiet ? 'text-ink!' : undefined}>
      {code}
    </TextLink>
  )
}
