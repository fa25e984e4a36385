import type { Product } from '@quay/contract/product/shapes'
import { controlGroupText, storageText } from '@quay/domain/product/control-group'
import { returnPolicyText } from '@quay/domain/product/return-policy'
import { formatNumber } from '@quay/domain/text/format-number'
import { useStoreUses } from '../../../api/session/store-uses.ts'
import { useBusinessDay } from '../../../api/session/use-business-day.ts'
import { productText, productTypeText } from '../../../text/product/product.ts'
import { ExpiryText } from '../../../ui/date/expiry-text.tsx'
import { Money } from '../../../ui/mark/money.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { FactList } from '../../../ui/page/fact-list.tsx'
import { KeyFigures } from '../../../ui/page/key-figures.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { figureColumn, moneyColumn, textColumn } from '../../../ui/table/columns.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { optionalTexts } from '../edit/product-form.ts'
import { baseUnitOf, StockWords } from '../list/product-columns.tsx'
import { VatToday } from '../vat-today.tsx'
import { ComboParts } from './combo-parts.tsx'
import { MedicineLink } from './medicine-link.tsx'

type Unit = Product['units'][number]

const { fields, columns: names } = productText

/** Price, stock and facts of a product, with its units. */
export function ProductInfo({ product }: { product: Product }) {
  const today = useBusinessDay()
  const uses = useStoreUses()
  const base = baseUnitOf(product)
  const isUnstocked = product.type === 3 || product.type === 4
  const sale = product.units.find(unit => unit.isDefaultSale) ?? product.units[0]
  const level = (amount: number | null) => (amount === null ? null : `${formatNumber(amount)} ${base}`)
  return (
    <div className="grid gap-4">
      <KeyFigures
        small
        label={productText.tabs.info}
        figures={[
          {
            id: 'price',
            label: names.price,
            value: <Money amount={product.price} />,
            detail: `/ ${sale?.name.toLowerCase()}`,
          },
          ...(product.cost === undefined || isUnstocked
            ? []
            : [{ id: 'cost', label: names.cost, value: <Money amount={product.cost} />, detail: `/ ${base}` }]),
          {
            id: 'stock',
            label: names.stock,
            value: <StockWords product={product} />,
            // In the smallest unit too, unless that is what it says already.
            detail: isUnstocked || !product.units.some(unit => unit.ratio > 1) ? ' ' : level(product.stock),
          },
          ...(isUnstocked || !uses.lots
            ? []
            : [
                {
                  id: 'expiry',
                  label: names.expiry,
                  value: <ExpiryText day={product.nearestExpiry} today={today} />,
                  detail: ' ',
                },
              ]),
        ]}
      />
      {product.components && product.components.length > 0 && <ComboParts components={product.components} />}
      <Card title={productText.units} padded={false}>
        <DataTable
          label={productText.units}
          dense
          columns={unitColumns(base, isUnstocked)}
          rows={product.units}
          rowKey={unit => unit.id}
          rowLabel={unit => unit.name}
        />
      </Card>
      {product.images && product.images.length > 0 && (
        <Card title={fields.pictures}>
          <ul className="flex flex-wrap gap-3">
            {product.images.map((image, place) => (
              <li key={image.id}>
                <img
                  src={image.address}
                  alt={fields.pictureOf(place + 1)}
                  className="size-32 rounded-2 border border-line bg-white object-contain"
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {product.type === 1 && <MedicineLink product={product} />}
      <Card title={productText.tabs.info}>
        <FactList
          facts={[
            { label: fields.type, value: productTypeText[product.type] },
            { label: fields.groupId, value: product.groupName },
            { label: fields.vatRate, value: uses.vat && <VatToday productId={product.id} own={product.vatRate} /> },
            {
              label: fields.isLotManaged,
              value: uses.lots && !isUnstocked && (product.isLotManaged ? productText.yes : productText.no),
            },
            { label: fields.isPrescription, value: product.isPrescription ? productText.yes : productText.no },
            { label: fields.controlGroup, value: product.controlGroup && controlGroupText[product.controlGroup] },
            { label: fields.storage, value: product.storage && storageText[product.storage] },
            { label: fields.protectFromLight, value: product.protectFromLight && productText.yes },
            { label: fields.returnPolicy, value: product.returnPolicy && returnPolicyText[product.returnPolicy] },
            {
              label: fields.earnsPoints,
              value: uses.points && (product.earnsPoints ? productText.yes : productText.no),
            },
            {
              label: fields.promotable,
              value: product.promotable !== null && (product.promotable ? fields.promotableYes : fields.promotableNo),
            },
            { label: fields.isSoldDirectly, value: product.isSoldDirectly ? productText.yes : productText.no },
            { label: fields.weight, value: product.weight === null ? null : `${formatNumber(product.weight)} g` },
            { label: fields.minStock, value: level(product.minStock) },
            { label: fields.maxStock, value: level(product.maxStock) },
            ...optionalTexts.map(name => ({ label: fields[name], value: product[name] })),
          ]}
        />
      </Card>
    </div>
  )
}

function unitColumns(base: string, isUnstocked: boolean): ReadonlyArray<Column<Unit>> {
  return [
    textColumn(
      'name',
      productText.unitName,
      unit => (
        <span className="inline-flex items-center gap-2">
          <b className="font-semibold">{unit.name}</b>
          {unit.isDefaultSale && <Tag tone="accent">{productText.unitDefault}</Tag>}
          {unit.isDefaultPurchase && !isUnstocked && <Tag>{productText.unitPurchase}</Tag>}
        </span>
      ),
      { card: 'title' },
    ),
    figureColumn('ratio', productText.unitRatio, unit => `${formatNumber(unit.ratio)} ${base}`, { card: 'line2' }),
    { id: 'barcode', header: productText.unitBarcode, card: 'line2', cell: unit => unit.barcodes.join(', ') },
    moneyColumn('price', productText.unitPrice, unit => unit.price, { strong: true, card: 'amount' }),
  ]
}
