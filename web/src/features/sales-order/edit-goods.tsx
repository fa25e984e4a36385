import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { useAction } from '../../api/use-action.ts'
import { findProducts } from '../../document/lines/find-products.ts'
import { salesOrderText as words } from '../../text/bill/sales-order.ts'
import { Combobox } from '../../ui/choice/combobox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { EditSheet } from '../../ui/window/edit-sheet.tsx'
import { EditedLineRow } from './edited-line-row.tsx'
import { type EditedSurcharge, EditedSurcharges, surchargesBody } from './edited-surcharges.tsx'
import { bodyOf, type EditedLine, lineOf, linesOf } from './line-editing.ts'
import { askNewPrice } from './shared/ask-new-price.ts'
import { wholeOf } from './shared/order-sums.ts'

/** Corrects the goods of an order; the new sum is asked about before it is stored. */
export function EditGoods({ order, onClose }: { order: SalesOrder; onClose: () => void }) {
  const { id, code, branchId, payable, version, progress, surchargeItems } = order
  const [lines, setLines] = useState(() => linesOf(order))
  /** Null: as they stand. */
  const [surcharges, setSurcharges] = useState<readonly EditedSurcharge[] | null>(null)
  const [isDirty, setDirty] = useState(false)
  const save = useAction(salesOrderRoutes.update, {
    onClose,
    onDone: now => toast.success(words.repriced(formatDong(wholeOf(order)), formatDong(wholeOf(now)))),
    showError(error) {
      void askNewPrice(error).then(now => now !== null && send(now))
      return true
    },
  })
  const send = (expectedPayable: number) =>
    save.mutate({
      params: { id },
      body: { version, items: lines.map(bodyOf), ...surchargesBody(order, surcharges), expectedPayable },
    })
  function change(next: EditedLine[]) {
    setDirty(true)
    setLines(next)
  }
  const { error } = save
  const issueOf = (path: string) => error?.issues.find(issue => issue.path.startsWith(path))?.message
  const isPlaced = lines.some((_, place) => issueOf(`items.${place}.`))
  return (
    <EditSheet
      size="lg"
      title={words.goodsTitle(code)}
      dirty={isDirty}
      busy={save.isPending}
      onClose={onClose}
      onSubmit={() => (lines.every(({ quantity }) => quantity) ? send(payable) : undefined)}
    >
      <p className="text-12 text-ink-3">{progress === 'PARTIAL' ? words.goodsBilledHint : words.goodsHint}</p>
      {!isPlaced && <Refusal>{error?.message}</Refusal>}
      <Field label={words.addGoods}>
        <Combobox
          value={null}
          placeholder={words.addGoods}
          options={findProducts(
            branchId,
            ({ units }) => formatDong(units[0]?.price ?? 0),
            product => lineOf(product, '') !== null,
          )}
          onChange={found => {
            const line = found && lineOf(found.product, newId())
            if (line) change([...lines, line])
          }}
        />
      </Field>
      <ul className="grid gap-2">
        {lines.map((line, place) => (
          <EditedLineRow
            key={line.key}
            line={line}
            error={issueOf(`items.${place}.`)}
            onChange={next => change(lines.with(place, next))}
            onRemove={lines.length > 1 && line.least === 0 ? () => change(lines.toSpliced(place, 1)) : undefined}
          />
        ))}
      </ul>
      {progress !== 'PARTIAL' && surchargeItems.length > 0 && (
        <EditedSurcharges
          rows={surcharges ?? surchargeItems}
          onChange={next => {
            setDirty(true)
            setSurcharges(next)
          }}
        />
      )}
    </EditSheet>
  )
}
