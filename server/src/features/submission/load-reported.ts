import type { ReportedKind } from '@quay/contract/submission'
import type { ReportedDocument, ReportedLine } from '../../outside/outside-system.ts'

type Query = <Row extends object>(text: string, values: unknown[]) => Promise<Row[]>

/** A posted document as outside systems receive it. It exists: submissions are queued in its own transaction. */
export async function loadReported(
  query: Query,
  storeId: string,
  kind: ReportedKind,
  id: string,
): Promise<ReportedDocument> {
  const heads = await query<Omit<ReportedDocument, 'kind' | 'lines'>>(headSql[kind], [storeId, id])
  const lines = await query<ReportedLine>(linesSql[kind], [storeId, id])
  return { kind, ...heads[0]!, lines }
}

const headColumns = `code, business_day, posted_at, branch_id,
  provider_name, note`

const headSql: Record<ReportedKind, string> = {
  inbound: `select ${headColumns}, kind as subkind from inbound where store_id = $1 and id = $2`,
  'inbound-return': `select ${headColumns}, reason as subkind from inbound_return where store_id = $1 and id = $2`,
}

/** What every line says of its product `p`, of its base unit `u` and of its item `i`. */
const lineColumns = `i.product_code, i.product_name, p.national_code,
  p.registration_number, u.name as unit_name`
const lineTables = `
  join product p on p.store_id = i.store_id and p.id = i.product_id
  join product_unit u on u.store_id = i.store_id and u.product_id = i.product_id and u.is_base`

const linesSql: Record<ReportedKind, string> = {
  inbound: `
    select ${lineColumns}, l.lot_number, l.expiry_date, l.base_quantity as quantity,
      round((i.net_amount + i.vat_amount)::numeric / i.base_quantity) as price
    from inbound_item i ${lineTables}
    join inbound_lot l on l.store_id = i.store_id and l.item_id = i.id
    where i.store_id = $1 and i.inbound_id = $2 order by i.position, l.position`,
  'inbound-return': `
    select ${lineColumns}, i.lot_number, i.expiry_date, i.base_quantity as quantity,
      round((i.amount + i.vat_amount)::numeric / i.base_quantity) as price
    from inbound_return_item i ${lineTables}
    where i.store_id = $1 and i.inbound_return_id = $2 order by i.position`,
}
