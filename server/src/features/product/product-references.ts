// Every column through which a row refers to a product, and what becomes of the row when the product is merged into another.
// `server/test/product-references.test.ts` reads the columns from the database and names those that are missing here.

export interface ProductReference {
  /**
   * `stays`: a document, a ledger or history, which says what was; a part of the product itself goes away with it.
   * `moves`: it says what is to happen with the goods, so it is of the survivor from then on.
   */
  onMerge: 'stays' | 'moves'
  /** Of what moves: which rows count. All of them when left out. */
  open?: string
  /** How it moves. `$1` store, `$2` survivor, `$3` duplicate, `$4` and `$5` the duplicate's units and what they are at the survivor, `$6` now. */
  move?: readonly string[]
}

const units = 'unnest($4::uuid[], $5::uuid[]) u (duplicate_unit, survivor_unit)'
const stays: ProductReference = { onMerge: 'stays' }
/** What the survivor has of its own counts; what is left of the duplicate's goes. */
const dropRest = (table: string) => `delete from ${table} where store_id = $1 and product_id = $3`

/** A part of the product that is gone: its unit is the survivor's, or as many of its smallest one. */
const takePlace = (table: string, column: string) => `
  update ${table} i set ${column} = $2, unit_id = coalesce(u.survivor_unit, b.id),
    quantity = case when u.survivor_unit is null then i.quantity * own.ratio else i.quantity end
  from product_unit own left join ${units} on u.duplicate_unit = own.id, product_unit b
  where i.store_id = $1 and i.${column} = $3 and own.store_id = $1 and own.id = i.unit_id
    and b.store_id = $1 and b.product_id = $2 and b.is_base and b.is_active`

/** By "table.column". */
export const productReferences: Readonly<Record<string, ProductReference>> = {
  'bill_item.product_id': stays,
  'bill_item_part.product_id': stays,
  'bill_item_sample.replaced_product_id': stays,
  'inbound_item.product_id': stays,
  'inbound_return_item.product_id': stays,
  'purchase_order_item.product_id': stays,
  'stock_transfer_item.product_id': stays,
  'stock_transfer_lot.product_id': stays,
  'disposal_item.product_id': stays,
  'inventory_check_product.product_id': stays,
  'inventory_check_line.product_id': stays,
  'count_line.product_id': stays,
  'quality_check_item.product_id': stays,
  'quarantine_move.product_id': stays,
  'drug_incident_item.product_id': stays,
  'price_history.product_id': stays,
  'product_merge.survivor_id': stays,
  'product_merge.duplicate_id': stays,

  // The ledger and its balances: goods went over by rows of the merge.
  'stock_entry.product_id': stays,
  'stock_month.product_id': stays,
  'stock.product_id': stays,
  'product_stock.product_id': stays,
  'lot.product_id': stays,

  // Parts of the product itself.
  'product_unit.product_id': stays,
  'product_branch_status.product_id': stays,
  'product_image.product_id': {
    onMerge: 'stays',
    move: [
      `update product_image set product_id = $2 where store_id = $1 and product_id = $3
         and not exists (select from product_image own where own.store_id = $1 and own.product_id = $2)`,
    ],
  },
  'combo_item.combo_id': stays,

  'product.merged_into': {
    onMerge: 'moves',
    move: ['update product set merged_into = $2 where store_id = $1 and merged_into = $3'],
  },
  'product_barcode.product_id': {
    onMerge: 'moves',
    move: [
      `update product_barcode b set product_id = $2, unit_id = u.survivor_unit, position = b.position + 100
       from ${units} where b.store_id = $1 and b.product_id = $3 and b.unit_id = u.duplicate_unit`,
      dropRest('product_barcode'),
    ],
  },
  'want.product_id': {
    onMerge: 'moves',
    move: ['update want set product_id = $2, version = version + 1 where store_id = $1 and product_id = $3'],
  },
  'combo_item.component_id': { onMerge: 'moves', move: [takePlace('combo_item', 'component_id')] },
  'sample_medicine_item.product_id': {
    onMerge: 'moves',
    move: [
      // A template that holds both was deleted: it only has to stay whole for its bills.
      `delete from sample_medicine_item i where i.store_id = $1 and i.product_id = $3 and exists (
         select from sample_medicine_item other where other.store_id = $1 and other.sample_medicine_id = i.sample_medicine_id
           and other.product_id = $2)`,
      takePlace('sample_medicine_item', 'product_id'),
    ],
  },
  // What a provider's invoice calls the goods.
  'supplier_item.product_id': {
    onMerge: 'moves',
    move: [
      `update supplier_item i set product_id = $2, unit_id = u.survivor_unit
       from ${units} where i.store_id = $1 and i.product_id = $3 and i.unit_id = u.duplicate_unit`,
      dropRest('supplier_item'),
    ],
  },
  'product_supply.product_id': {
    onMerge: 'moves',
    move: [
      `update product_supply set product_id = $2 where store_id = $1 and product_id = $3
         and not exists (select from product_supply own where own.store_id = $1 and own.product_id = $2)`,
      dropRest('product_supply'),
    ],
  },
  // Two units of the duplicate may be one of the survivor.
  'price_book_item.product_id': {
    onMerge: 'moves',
    move: [
      `delete from price_book_item own using ${units}, price_book_item i
       where own.store_id = $1 and own.unit_id = u.survivor_unit and own.price is null and own.tiers = '[]'
         and i.store_id = $1 and i.unit_id = u.duplicate_unit and i.book_id is not distinct from own.book_id`,
      `update price_book_item i set product_id = $2, unit_id = u.survivor_unit, changed_at = $6
       from (
         select distinct on (u.survivor_unit, i.book_id) i.id, u.survivor_unit
         from price_book_item i join ${units} on u.duplicate_unit = i.unit_id
         where i.store_id = $1 and i.product_id = $3 and not exists (
           select from price_book_item own where own.store_id = $1 and own.unit_id = u.survivor_unit and own.book_id is not distinct from i.book_id)
         order by u.survivor_unit, i.book_id, i.changed_at desc, i.id
       ) u where i.store_id = $1 and i.id = u.id`,
      dropRest('price_book_item'),
    ],
  },
  // What the goods will cost is said at the survivor.
  'price_change.product_id': {
    onMerge: 'moves',
    open: `state = 'PENDING'`,
    move: [
      `update price_change set state = 'CANCELLED', changed_at = $6, version = version + 1
       where store_id = $1 and product_id = $3 and state = 'PENDING'`,
    ],
  },
  // Rates of two products are not mixed: days of the one would fall between those of the other.
  'tax_data.product_id': {
    onMerge: 'moves',
    move: [
      `update tax_data set product_id = $2, version = version + 1 where store_id = $1 and product_id = $3
         and not exists (select from tax_data own where own.store_id = $1 and own.product_id = $2)`,
      dropRest('tax_data'),
    ],
  },
  'medicine_proposal.product_id': {
    onMerge: 'moves',
    move: [
      `update medicine_proposal set product_id = $2 where store_id = $1 and product_id = $3
         and not exists (select from medicine_proposal own where own.store_id = $1 and own.product_id = $2)
         and not exists (select from product p where p.store_id = $1 and p.id = $2 and p.medicine_id is not null)`,
      dropRest('medicine_proposal'),
    ],
  },
  'picture_fetch.product_id': {
    onMerge: 'moves',
    open: `state = 'WAITING'`,
    move: [
      `update picture_fetch f set product_id = $2 where store_id = $1 and product_id = $3 and state = 'WAITING'
         and not exists (select from picture_fetch own where own.store_id = $1 and own.product_id = $2 and own.address = f.address)`,
      `update picture_fetch set state = 'FAILED', next_attempt_at = null, problem = 'Sản phẩm đã gộp vào sản phẩm khác có ảnh này'
       where store_id = $1 and product_id = $3 and state = 'WAITING'`,
    ],
  },
  // That two products are not one stays said of the one that is left.
  'product_distinct.one_id': {
    onMerge: 'moves',
    move: [
      `update product_distinct d set one_id = least(n.id, $2), other_id = greatest(n.id, $2)
       from (select id as pair, case one_id when $3 then other_id else one_id end as id from product_distinct
             where store_id = $1 and $3 in (one_id, other_id)) n
       where d.store_id = $1 and d.id = n.pair and n.id <> $2 and not exists (
         select from product_distinct own where own.store_id = $1 and own.one_id = least(n.id, $2) and own.other_id = greatest(n.id, $2))`,
      'delete from product_distinct where store_id = $1 and $3 in (one_id, other_id)',
    ],
  },
  'product_distinct.other_id': { onMerge: 'moves' },
}

/** What still refers to a merged product, as a query of the columns thing and found; `$1` is the store. */
export const leftBehindSql: string = Object.entries(productReferences)
  .filter(([, { onMerge }]) => onMerge === 'moves')
  .map(([name, { open }]) => {
    const [table, column] = name.split('.')
    return `select p.name as thing, '${table}' as found from ${table} r join product p on p.store_id = r.store_id and p.id = r.${column}
      where r.store_id = $1 and p.merged_into is not null${open ? ` and r.${open}` : ''}`
  })
  .join(' union all ')
