import type { PriceTier } from '@quay/contract/price'
import { plannedPriceRoutes, priceBookRoutes } from '@quay/contract/price-book/routes'
import type { PriceRow } from '@quay/contract/price-book/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { newId } from '../../api/new-id.ts'
import { useSession } from '../../api/session/session.ts'
import { priceText } from '../../text/product/price.ts'
import { Field } from '../../ui/field/field.tsx'
import { isPriceMeant } from '../../ui/field/is-price-meant.ts'
import { MoneyInput } from '../../ui/field/money-input.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { EditSheet } from '../../ui/window/edit-sheet.tsx'
import type { PriceColumn } from './grid-column.ts'
import { PlannedRows } from './planned-rows.tsx'
import { LocalTimeInput } from './shared/local-time-input.tsx'
import { type TierDraft, TierFields, wholeTiers } from './tier-fields.tsx'

type UnitSheetProps = { row: PriceRow; columns: readonly PriceColumn[]; onClose: () => void }

interface Plan {
  startsAt: string | null
  price: number | null
  note: string
}
const noPlan: Plan = { startsAt: null, price: null, note: '' }

/** All prices of a unit beyond the one of a cell: from a number on, posted, and to come. */
export function UnitSheet({ row, columns, onClose }: UnitSheetProps) {
  const { rights } = useSession()
  const client = useQueryClient()
  const mayEdit = isAllowed(rights, { model: 'price_setting', action: 'update' })
  const listed = columns.filter(({ bookId }) => bookId === null || row.books.some(book => book.bookId === bookId))
  const [tiers, setTiers] = useState<Record<string, TierDraft[]>>(() =>
    Object.fromEntries(listed.map(column => [column.id, [...tiersIn(row, column)]])),
  )
  const [posted, setPosted] = useState(row.postedPrice)
  const [plan, setPlan] = useState(noPlan)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSaving, setIsSaving] = useState(false)
  const changedTiers = listed.filter(
    column => JSON.stringify(wholeTiers(tiers[column.id]!)) !== JSON.stringify(tiersIn(row, column)),
  )
  const isPlanned = plan.startsAt !== null || plan.price !== null
  const isDirty = changedTiers.length > 0 || posted !== row.postedPrice || isPlanned

  /** Each part is saved by itself; the first one that is refused says so at its place. */
  async function save() {
    setErrors({})
    setIsSaving(true)
    const { unitId } = row
    const isDone =
      (await part('posted', posted !== row.postedPrice, () =>
        call(priceBookRoutes.setPosted, { body: { unitId, price: posted, expected: row.postedPrice } }),
      )) &&
      (await everyPart(changedTiers, column =>
        part(column.id, true, () =>
          call(priceBookRoutes.setTiers, {
            body: {
              bookId: column.bookId,
              unitId,
              tiers: wholeTiers(tiers[column.id]!),
              expected: [...tiersIn(row, column)],
            },
          }),
        ),
      )) &&
      (await savePlan())
    setIsSaving(false)
    await client.invalidateQueries()
    if (!isDone) return
    toast.success(priceText.saved)
    onClose()
  }
  async function savePlan(): Promise<boolean> {
    const { startsAt, price, note } = plan
    if (!isPlanned) return true
    if (startsAt === null || price === null) {
      setErrors({ plan: priceText.planNeeds })
      return false
    }
    const goods = priceText.unitTitle(row.productName, row.unitName)
    if (!(await isPriceMeant({ goods, from: row.price, to: price }))) return false
    return part('plan', true, () =>
      call(plannedPriceRoutes.create, {
        body: { id: newId(), unitId: row.unitId, startsAt, price, ...(note.trim() !== '' && { note: note.trim() }) },
      }),
    )
  }
  async function part(name: string, isChanged: boolean, send: () => Promise<unknown>): Promise<boolean> {
    if (!isChanged) return true
    try {
      await send()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setErrors({ [name]: error.message })
      return false
    }
  }
  return (
    <EditSheet
      title={priceText.unitTitle(row.productName, row.unitName)}
      dirty={mayEdit && isDirty}
      busy={isSaving}
      onClose={onClose}
      onSubmit={save}
    >
      <p className="text-ink-2">
        {priceText.general}: <b className="text-ink">{formatNumber(row.price)}</b>
        {row.ratio > 1 && ` · ${formatNumber(row.ratio)} ${row.baseUnitName.toLowerCase()}`}
      </p>
      {row.markup?.cap !== undefined && (
        <p className="text-ink-2">{priceText.capOfUnit(formatNumber(row.markup.cap))}</p>
      )}
      {row.markup?.isOver && <Note tone="warning">{priceText.overMarkupLong}</Note>}
      {!mayEdit && <Note tone="info">{priceText.readOnly}</Note>}
      <Field label={priceText.postedLong} hint={priceText.postedHint} error={errors.posted}>
        <MoneyInput value={posted} disabled={!mayEdit} onChange={setPosted} />
      </Field>
      {listed.map(column => (
        <TierFields
          key={column.id}
          list={column.name}
          value={tiers[column.id]!}
          error={errors[column.id]}
          onChange={next => setTiers({ ...tiers, [column.id]: next })}
        />
      ))}
      {!row.isSum && (
        <fieldset className="grid gap-3 border-line border-t pt-4">
          <legend className="sr-only">{priceText.planTitle}</legend>
          <h3 className="font-semibold">{priceText.planTitle}</h3>
          <PlannedRows productId={row.productId} unitId={row.unitId} mayEdit={mayEdit} />
          {mayEdit && (
            <>
              <LocalTimeInput
                label={priceText.planFrom}
                error={errors.plan}
                value={plan.startsAt}
                onChange={startsAt => setPlan({ ...plan, startsAt })}
              />
              <Field label={priceText.planPrice}>
                <MoneyInput value={plan.price} onChange={price => setPlan({ ...plan, price })} />
              </Field>
              <Field label={priceText.note}>
                <TextInput
                  value={plan.note}
                  maxLength={200}
                  onChange={event => setPlan({ ...plan, note: event.target.value })}
                />
              </Field>
            </>
          )}
        </fieldset>
      )}
    </EditSheet>
  )
}

const tiersIn = (row: PriceRow, { bookId }: PriceColumn): readonly PriceTier[] =>
  bookId === null ? row.tiers : (row.books.find(book => book.bookId === bookId)?.tiers ?? [])

async function everyPart<T>(items: readonly T[], send: (item: T) => Promise<boolean>): Promise<boolean> {
  for (const item of items) if (!(await send(item))) return false
  return true
}
