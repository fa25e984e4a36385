import { priceBookRoutes } from '@quay/contract/price-book/routes'
import { productRoutes } from '@quay/contract/product/routes'
import type { Product } from '@quay/contract/product/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { labelPapers } from '@quay/domain/label/label-papers'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import Printer from 'lucide-react/icons/printer'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useBranchId, useProfile, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { usePaper } from '../../document/use-paper.ts'
import { printLabels } from '../../print/print-labels.ts'
import { useAddress } from '../../routing/use-address.ts'
import { labelText } from '../../text/product/label.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Combobox } from '../../ui/choice/combobox.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Field } from '../../ui/field/field.tsx'
import { NumberInput } from '../../ui/field/number-input.tsx'
import { QuantityInput } from '../../ui/field/quantity-input.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { Card } from '../../ui/page/card.tsx'
import { DetailPage } from '../../ui/page/detail-page.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'
import { byStock, type LabelLine, type LabelLot, labelLine, mostLabels, scanCode } from './label-lines.ts'
import { type LabelContent, type LabelField, LabelPages, labelFields } from './label-pages.tsx'
import { keepPaper, readPaper } from './label-paper-choice.ts'
import { setLabelPaper } from './label-paper-size.ts'
import { goodsRows } from './label-rows-of.ts'
import { keepShift, readShift } from './shared/label-shift.ts'
import { useBookPrices } from './use-book-prices.ts'
import { mostTicked, useLabelLines } from './use-label-lines.ts'

/** Offered where a line tells its lot. */
const ofLots: ReadonlySet<LabelField> = new Set(['lot', 'expiry'])
const firstPaper = labelPapers[0]!
const lastPaper = () => labelPapers.find(({ id }) => id === readPaper()) ?? firstPaper

/** Chooses goods, paper and fields, shows the labels as they will be, and prints them true to the millimetre. */
export default function LabelPage() {
  const branchId = useBranchId()
  const { store } = useProfile()
  const { query } = useAddress()
  const { lines, setLines, add, missing } = useLabelLines(branchId)
  const { rights } = useSession()
  const [paperId, setPaperId] = useState(() => lastPaper().id)
  const [shift, setShift] = useState(() => readShift(paperId))
  const [bookId, setBookId] = useState<string | null>(null)
  const [fields, setFields] = useState<readonly LabelField[]>(['name', 'price', 'unit', 'barcode', 'lot', 'expiry'])
  const sheet = usePaper<'all'>()
  const ticked = query.productIds?.split(',') ?? []
  const paper = labelPapers.find(({ id }) => id === paperId) ?? firstPaper

  const addProduct = (product: Product) => add([labelLine(product)].filter(line => line !== null))
  async function findProducts(keyword: string, signal: AbortSignal) {
    const { items } = await call(
      productRoutes.list,
      { query: { branchId, keyword, isActive: '1', limit: 12 } },
      { signal },
    )
    return items.map(product => ({ value: product.id, label: product.name, detail: product.code, product }))
  }
  const patch = (place: number, change: Partial<LabelLine>) =>
    setLines(lines.map((line, index) => (index === place ? { ...line, ...change } : line)))
  const asked = lines.reduce((sum, line) => sum + (line.count ?? 0), 0)
  const seesBooks = isAllowed(rights, priceBookRoutes.grid.permission)
  const books = useRoute(priceBookRoutes.list, { query: { branchId } }, { enabled: seesBooks })
  const codeless = lines
    .filter(line => fields.includes('barcode') && scanCode(line.product, line.unitId) === null)
    .map(line => `${line.product.name} (${line.product.units.find(({ id }) => id === line.unitId)?.name ?? ''})`)
  const offered = labelFields.filter(field => !ofLots.has(field) || lines.some(line => line.lot))
  const productIds = [...new Set(lines.map(line => line.product.id))]
  const prices = useBookPrices(bookId, productIds, branchId)
  const isPricing = bookId !== null && prices === undefined
  const labels = lines.flatMap(line => labelsOf(line, store.name, prices)).slice(0, mostLabels)
  const pages = Math.ceil(labels.length / (paper.columns * paper.rows))

  async function print() {
    // A label with the price of another book would be worse than none.
    if (labels.length === 0 || isPricing) return
    keepPaper(paper.id)
    const rows = labels.map(label => goodsRows(label, fields))
    if (await printLabels(rows, paper, shift).catch(() => false)) return
    setLabelPaper(paper)
    sheet.print('all')
  }
  const choosePaper = (id: string) => {
    setPaperId(id)
    setShift(readShift(id))
  }
  const move = (change: Partial<typeof shift>) => {
    const next = { ...shift, ...change }
    setShift(next)
    keepShift(paper.id, next)
  }
  return (
    <DetailPage
      title={labelText.title}
      actions={
        <Button
          variant="primary"
          icon={<Printer />}
          disabled={labels.length === 0}
          busy={isPricing}
          onClick={() => void print()}
        >
          {labelText.print}
        </Button>
      }
      side={
        <Card>
          <div className="grid gap-3">
            <Field label={labelText.paper}>
              <Select
                value={paper.id}
                options={labelPapers.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={choosePaper}
              />
            </Field>
            {seesBooks && (books.data?.items.length ?? 0) > 0 && (
              <Field label={labelText.priceOf}>
                <Select
                  value={bookId ?? ''}
                  options={[
                    { value: '', label: labelText.generalPrice },
                    ...(books.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  onChange={id => setBookId(id === '' ? null : id)}
                />
              </Field>
            )}
            <Field label={labelText.fields} group>
              <div className="grid gap-1">
                {offered.map(field => (
                  <Checkbox
                    key={field}
                    checked={fields.includes(field)}
                    onChange={event =>
                      setFields(event.target.checked ? [...fields, field] : fields.filter(one => one !== field))
                    }
                  >
                    {labelText.field[field]}
                  </Checkbox>
                ))}
              </div>
            </Field>
            <div className="grid grid-cols-2 gap-3">
              <Field label={labelText.shiftX}>
                <NumberInput value={shift.x} min={-20} max={20} onChange={x => move({ x: x ?? 0 })} />
              </Field>
              <Field label={labelText.shiftY}>
                <NumberInput value={shift.y} min={-20} max={20} onChange={y => move({ y: y ?? 0 })} />
              </Field>
            </div>
            <p className="text-12 text-ink-3">{labelText.shiftHint}</p>
          </div>
        </Card>
      }
    >
      <Card>
        <div className="grid gap-3">
          <Combobox
            className="max-w-96 max-sm:max-w-none"
            label={labelText.find}
            placeholder={labelText.find}
            value={null}
            options={findProducts}
            onChange={option => option && addProduct(option.product)}
          />
          {ticked.length > mostTicked && <Note tone="warning">{labelText.mostTicked(mostTicked)}</Note>}
          <Refusal>{missing}</Refusal>
          {lines.length === 0 && <EmptyState title={labelText.empty}>{labelText.emptyHint}</EmptyState>}
          <ul className="grid gap-2">
            {lines.map((line, place) => (
              <li key={line.key} className="flex flex-wrap items-center gap-3">
                <span className="min-w-44 flex-1">
                  <span className="font-semibold">{line.product.name}</span>
                  {line.lot && <span className="block text-12 text-ink-2">{describeLot(line.lot)}</span>}
                </span>
                <Select
                  className="w-24"
                  label={`${labelText.unit} ${nameOf(line)}`}
                  value={line.unitId}
                  options={line.product.units.map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={unitId => patch(place, { unitId })}
                />
                <QuantityInput
                  label={`${labelText.count} ${nameOf(line)}`}
                  max={mostLabels}
                  value={line.count}
                  onChange={count => patch(place, { count })}
                />
                <IconButton
                  size="sm"
                  label={labelText.remove(nameOf(line))}
                  icon={<X />}
                  onClick={() => setLines(lines.filter((_, index) => index !== place))}
                />
              </li>
            ))}
          </ul>
          {lines.length > 0 && (
            <div className="flex flex-wrap items-center gap-3">
              <Button onClick={() => setLines(lines.map(byStock))}>{labelText.byStock}</Button>
              <span className="text-ink-2">{labelText.sum(formatNumber(labels.length), formatNumber(pages))}</span>
            </div>
          )}
          {codeless.length > 0 && <Note tone="warning">{labelText.noCode(codeless.join(', '))}</Note>}
          {asked > mostLabels && <Note tone="warning">{labelText.most}</Note>}
        </div>
      </Card>
      {labels.length > 0 && (
        <Card title={labelText.preview}>
          <div className="overflow-auto rounded-2 bg-sunken p-3" data-label-preview>
            <LabelPages
              paper={paper}
              labels={labels.slice(0, paper.columns * paper.rows)}
              fields={fields}
              shift={shift}
            />
          </div>
        </Card>
      )}
      {sheet.printing && (
        <PrintArea className="[page:label]">
          <LabelPages paper={paper} labels={labels} fields={fields} shift={shift} />
        </PrintArea>
      )}
    </DetailPage>
  )
}

const describeLot = ({ number, expiryDate }: LabelLot) =>
  [labelText.lotNumber(number), ...(expiryDate ? [labelText.expiresOn(formatDate(expiryDate))] : [])].join(' · ')

/** What tells a line from the others of its product, too. */
const nameOf = ({ product, lot }: LabelLine) => (lot ? `${product.name}, ${describeLot(lot)}` : product.name)

function labelsOf(
  { key, product, unitId, count, lot }: LabelLine,
  store: string,
  prices: ReadonlyMap<string, number> | undefined,
): LabelContent[] {
  const unit = product.units.find(({ id }) => id === unitId)
  if (!unit) return []
  const { name, code } = product
  return Array.from({ length: count ?? 0 }, (_, index) => ({
    key: `${key}.${index}`,
    store,
    name,
    code,
    price: prices?.get(unitId) ?? unit.price,
    unit: unit.name,
    barcode: scanCode(product, unitId) ?? '',
    lot: lot ? labelText.lotNumber(lot.number) : '',
    expiry: lot?.expiryDate ? labelText.expiresOn(formatDate(lot.expiryDate)) : '',
  }))
}
