import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { CountSheet, InventoryCheck } from '@quay/contract/inventory-check/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { newId } from '../../api/new-id.ts'
import { useProfile } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import type { Counts } from '../../offline/count/count-sender.ts'
import { countingText } from '../../text/stock/counting.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Card } from '../../ui/page/card.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { newSheet, takeSheet } from './use-sheet.ts'

type BeginProps = {
  counts: Counts
  /** Null without a network. */
  check: InventoryCheck | null
  checkId: string
  isRecount: boolean
}

/** Begins a sheet, or goes on with one that was begun on another phone. */
export function BeginSheet({ counts, check, checkId, isRecount }: BeginProps) {
  const { id: ownId, fullName } = useProfile()
  const [name, setName] = useState('')
  const reopen = useAction(inventoryCheckRoutes.finishSheet, { onDone: sheet => void take(sheet.id) })
  const own = (check?.sheets ?? []).filter(
    sheet => sheet.counterId === ownId && sheet.discardedAt === null && sheet.round > 1 === isRecount,
  )
  // A second sheet adds up with the first, so a counter with an open sheet is expected to go on with it.
  const isUnderWay = own.some(sheet => sheet.finishedAt === null)
  const checkCode = check?.code ?? ''

  async function take(sheetId: string) {
    try {
      await takeSheet(counts, sheetId, checkCode)
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : countingText.notKept)
    }
  }
  const goOn = (sheet: CountSheet) =>
    sheet.finishedAt === null
      ? void take(sheet.id)
      : reopen.mutate({ params: { id: sheet.id }, body: { isFinished: false } })
  return (
    <Card title={isRecount ? countingText.recountTitle : countingText.beginTitle} className="max-w-lg">
      <form
        className="grid gap-3"
        onSubmit={event => {
          event.preventDefault()
          const id = newId()
          void counts.putSheet(newSheet({ id, checkId, checkCode, name: name.trim() || fullName, isRecount }))
        }}
      >
        <p className="text-ink-2">{isRecount ? countingText.recountHint : countingText.beginHint}</p>
        <Field label={countingText.sheetName} hint={countingText.sheetNameHint}>
          <TextInput maxLength={60} value={name} onChange={event => setName(event.target.value)} />
        </Field>
        <Button type="submit" size="xl" variant={isUnderWay ? 'default' : 'primary'}>
          {countingText.begin}
        </Button>
        {own.map(sheet => (
          <Button
            key={sheet.id}
            size="lg"
            variant={sheet.finishedAt ? 'default' : 'primary'}
            busy={reopen.isPending}
            onClick={() => goOn(sheet)}
          >
            {(sheet.finishedAt ? countingText.reopen : countingText.goOn)(sheet.name, formatNumber(sheet.lineCount))}
          </Button>
        ))}
      </form>
    </Card>
  )
}
