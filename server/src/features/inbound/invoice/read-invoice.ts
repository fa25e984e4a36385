import type { InvoiceDraft } from '@quay/contract/inbound/shapes'
import { type DraftLine, draftOfInvoice } from '@quay/domain/supplier-invoice/draft-of-invoice'
import type { SupplierInvoice } from '@quay/domain/supplier-invoice/read-supplier-invoice'
import { fold } from '@quay/domain/text/fold'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { branchOf, may } from '../../../http/caller/rights.ts'
import { readBranchDay } from '../../branch/read-branch-day.ts'
import { readPdfFile, readXmlFile } from './read-invoice-file.ts'
import { readInvoiceGoods } from './read-invoice-goods.ts'
import { readSupplierItems } from './supplier-item-store.ts'

interface Asked {
  branchId?: string | undefined
  xml: string
}

/**
 * Reads a supplier's e-invoice into the lines of an import. The supplier is known by the tax code; goods by what was chosen
 * for its codes before, else by name and unit. Throws `supplier-invoice-unreadable`, `files-waiting`.
 */
export async function readInvoice(tx: Tx, actor: Actor, { branchId, xml }: Asked): Promise<InvoiceDraft> {
  const { today } = await readBranchDay(tx, branchOf(actor, branchId))
  const { invoice, source } = await readXmlFile(tx, { xml, today })
  return draftFor(tx, actor, invoice, source)
}

type AskedPdf = { branchId?: string | undefined; content: string }

/**
 * Reads the PDF of a supplier's e-invoice: the XML that is attached to it, else what is printed. Throws
 * `supplier-invoice-pdf-unreadable`, `files-waiting`.
 */
export async function readPdfInvoice(tx: Tx, actor: Actor, { branchId, content }: AskedPdf): Promise<InvoiceDraft> {
  const { today } = await readBranchDay(tx, branchOf(actor, branchId))
  const { invoice, source } = await readPdfFile(tx, { pdf: Buffer.from(content, 'base64'), today })
  return draftFor(tx, actor, invoice, source)
}

/** The lines of an import with the goods that are known. */
async function draftFor(
  tx: Tx,
  actor: Actor,
  invoice: SupplierInvoice,
  source: InvoiceDraft['source'],
): Promise<InvoiceDraft> {
  const { number, series, date, goodsAmount, vatAmount, total, seller, doubts } = invoice
  const { lines, discount } = draftOfInvoice(invoice)
  const provider = seller.taxCode ? await providerOf(tx, actor, seller.taxCode) : null
  const [remembered, named, duplicate] = await Promise.all([
    provider
      ? readSupplierItems(
          tx,
          provider.id,
          lines.map(line => line.key),
        )
      : [],
    unitsByName(tx, lines),
    provider && number ? importOf(tx, actor, provider.id, { number, series }) : null,
  ])
  const matches = matchesOf(lines, remembered, named)
  const products = await readInvoiceGoods(tx, [...new Set(matches.flatMap(match => match?.productId ?? []))])
  const productById = new Map(products.map(product => [product.id, product]))
  return {
    source,
    doubts,
    invoice: { number, series, date, goodsAmount, vatAmount, total },
    seller,
    provider,
    duplicate,
    discount,
    lines: lines.map(({ key: _, ...line }, place) => {
      const match = matches[place]
      const product = match && productById.get(match.productId)
      return {
        ...line,
        matchedBy: product ? match.by : null,
        unitId: product ? match.unitId : null,
        product: product ?? null,
      }
    }),
  }
}

interface Match {
  productId: string
  unitId: string
  by: 'REMEMBERED' | 'NAME'
}
interface NamedUnit {
  productId: string
  unitId: string
  name: string
  unitName: string
}

/** For each line the goods that it means: found in time that grows with the lines alone. */
function matchesOf(
  lines: readonly DraftLine[],
  remembered: readonly { key: string; productId: string; unitId: string }[],
  named: readonly NamedUnit[],
): (Match | null)[] {
  const byKey = new Map(remembered.map(one => [one.key, one]))
  const byName = new Map(named.map(one => [`${one.name}\n${one.unitName}`, one]))
  return lines.map(line => {
    const known = byKey.get(line.key)
    if (known) return { productId: known.productId, unitId: known.unitId, by: 'REMEMBERED' }
    const same = byName.get(`${fold(line.name)}\n${fold(line.unitName ?? '')}`)
    return same ? { productId: same.productId, unitId: same.unitId, by: 'NAME' } : null
  })
}

/** The supplier with a tax code; with its debt for a caller who may see suppliers. */
async function providerOf(tx: Tx, actor: Actor, taxCode: string) {
  const [found] = await tx.query<{ id: string; name: string; debt: number }>(
    `select id, name, debt from provider where store_id = $1 and tax_code = $2 and is_active order by created_at, id limit 1`,
    [tx.storeId, taxCode],
  )
  if (!found) return null
  const { debt, ...provider } = found
  return may(actor, { model: 'provider', action: 'read' }) ? { ...provider, debt } : provider
}

/** An import of this invoice that was not cancelled, in a branch that one may see. */
async function importOf(
  tx: Tx,
  actor: Actor,
  providerId: string,
  { number, series }: { number: string; series: string },
) {
  const [found] = await tx.query<{ id: string; code: string }>(
    `select id, code from inbound where store_id = $1 and provider_id = $2 and status <> 'CANCELLED' and branch_id = any($3::uuid[])
       and ltrim(invoice_number, '0') = ltrim($4, '0') and coalesce(upper(invoice_series), '') in ('', upper($5))
     order by created_at desc, id desc limit 1`,
    [tx.storeId, providerId, actor.branchIds, number, series],
  )
  return found ?? null
}

/** The units whose goods and unit are named as a line. Two of one name are a question, not an answer: they are left out. */
const unitsByName = (tx: Tx, lines: readonly DraftLine[]) =>
  tx.query<NamedUnit>(
    `select (array_agg(p.id))[1] as product_id, (array_agg(u.id))[1] as unit_id, fold(p.name) as name, fold(u.name) as unit_name
     from product p join product_unit u on u.store_id = p.store_id and u.product_id = p.id and u.is_active
     where p.store_id = $1 and p.is_active and p.merged_into is null and p.type not in (3, 4) and fold(p.name) = any($2::text[])
     group by fold(p.name), fold(u.name) having count(*) = 1`,
    [tx.storeId, [...new Set(lines.map(line => fold(line.name)))]],
  )
