import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import type { Returnable } from '@quay/contract/sale-return/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { useAction } from '../../api/use-action.ts'
import type { KeptDraft } from '../../document/draft-slot.tsx'
import { useKeptSheet } from '../../document/use-kept-sheet.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { saleReturnText as words } from '../../text/sale-return.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { confirm } from '../../ui/confirm.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { DetailPage } from '../../ui/detail-page.tsx'
import { Note } from '../../ui/note.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { SideFoot } from '../../ui/side-foot.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast.ts'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { ReturnLine } from './return-line.tsx'
import { ReturnMoney } from './return-money.tsx'
import { askOf, bodyOf, comingBack, type ReturnLineState, type ReturnState, wholeLine } from './return-state.ts'
import { useReturnPreview } from './use-return-preview.ts'

/** The page stays where it is. */
const stays = () => {}
const crumbs = [{ label: words.title, to: '/transactions/return' }]

type ReturnEditorProps = { bill: Returnable; kept: KeptDraft<ReturnState> }

/** Goods of one bill that a customer brings back: what, where it goes, and what the customer gets. */
export function ReturnEditor({ bill, kept }: ReturnEditorProps) {
  useDocumentTitle(words.ofBill(bill.code))
  const [state, setState] = useState(kept.begin)
  const { preview, error, isCurrent } = useReturnPreview(askOf(state, bill))
  const { forget } = useKeptSheet(kept, state, stays)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const shown = refusal ?? error
  function change(patch: Partial<ReturnState>) {
    setRefusal(null)
    setState(before => ({ ...before, ...patch }))
  }
  const changeLine = (place: number, patch: Partial<ReturnLineState>) =>
    change({ lines: state.lines.map((line, own) => (own === place ? { ...line, ...patch } : line)) })
  const { finish, isSending } = useFinish({
    state,
    bill,
    forget,
    preview: isCurrent ? preview : null,
    onRefused: setRefusal,
  })
  useHotkey({ id: 'sale-return.finish', key: 'F9', label: words.finishKey, scope: words.scope }, () => void finish())
  const takeAll = () => change({ lines: state.lines.map((line, place) => wholeLine(line, bill.items[place]!)) })
  useHotkey({ id: 'sale-return.all', key: 'Shift+F2', label: words.takeAll, scope: words.scope }, takeAll)

  const chosen = comingBack(state)
  /** Of the line that a refusal names by its place among those that were sent. */
  const problemAt = (place: number) => {
    const sent = chosen.findIndex(one => one.place === place)
    return shown?.issues.find(({ path }) => sent >= 0 && path.startsWith(`items.${sent}.`))?.message ?? null
  }
  const isAtLine = shown?.issues.some(({ path }) => path.startsWith('items.')) ?? false
  const keepsGift = shown?.code === 'gift-kept'
  return (
    <DetailPage
      title={words.ofBill(bill.code)}
      crumbs={crumbs}
      meta={
        <span className="text-12 text-ink-3">
          {bill.customerName && `${bill.customerName} · `}
          <DateTimeText instant={bill.soldAt} />
        </span>
      }
      actions={<TextLink to="/transactions/return/new">{words.otherBill}</TextLink>}
      side={
        <ReturnMoney state={state} bill={bill} preview={preview} keepsGift={keepsGift} onChange={change}>
          <SideFoot>
            {!isAtLine && <Refusal>{shown?.message}</Refusal>}
            <Button
              variant="primary"
              size="xl"
              icon={<Undo2 />}
              keyHint="F9"
              busy={isSending}
              disabled={chosen.length === 0}
              onClick={() => void finish()}
            >
              {preview && preview.rest > 0 ? words.finish : words.finishFree}
            </Button>
          </SideFoot>
        </ReturnMoney>
      }
    >
      {preview?.warnings.map(({ kind, index, sentence }) => (
        <Note key={`${kind} ${index}`} tone="warning">
          {sentence}
        </Note>
      ))}
      <Card
        title={words.goods}
        padded={false}
        actions={
          <Button size="sm" keyHint="Shift+F2" onClick={takeAll} disabled={bill.items.every(({ left }) => left === 0)}>
            {words.takeAll}
          </Button>
        }
      >
        <ul aria-label={words.goods}>
          {bill.items.map((sold, place) => (
            <ReturnLine
              key={`${sold.billItemId} ${sold.billItemPartId}`}
              sold={sold}
              line={state.lines[place]!}
              amounts={amountsAt(
                preview,
                chosen.findIndex(one => one.place === place),
              )}
              problem={problemAt(place)}
              onChange={patch => changeLine(place, patch)}
            />
          ))}
        </ul>
      </Card>
    </DetailPage>
  )
}

function amountsAt(preview: ReturnType<typeof useReturnPreview>['preview'], sent: number) {
  const own = preview?.items.filter(({ index }) => index === sent) ?? []
  if (sent < 0 || own.length === 0) return null
  const sum = (field: 'net' | 'discount') => own.reduce((all, item) => all + item[field], 0)
  return { net: sum('net'), discount: sum('discount') }
}

type FinishOptions = Pick<ReturnEditorProps, 'bill'> & {
  /** Once it is saved, nothing of it is kept. */
  forget: () => void
  state: ReturnState
  preview: ReturnType<typeof useReturnPreview>['preview']
  onRefused: (error: ApiError) => void
}

/** Sends the return once its figures are those of what is chosen, and asks before money goes to somebody who owes elsewhere. */
function useFinish({ state, bill, forget, preview, onRefused }: FinishOptions) {
  const router = useRouter()
  const create = useAction(saleReturnRoutes.create, {
    onDone: ({ id, code }) => {
      forget()
      toast.success(words.done(code))
      router.history.push(`/transactions/return/${id}`)
    },
    showError: error => {
      onRefused(error)
      return true
    },
  })
  async function finish() {
    if (comingBack(state).length === 0) return void toast.warning(words.noneChosen)
    if (!preview || create.isPending) return
    const paysOut = preview.rest > 0 && state.method !== 'DEBT'
    if (paysOut && bill.owedElsewhere > 0) {
      const goesOn = await confirm({
        title: words.owingTitle,
        description: words.owingAsk(formatDong(bill.owedElsewhere)),
        confirmLabel: words.owingConfirm,
      })
      if (!goesOn) return
    }
    create.mutate({ body: bodyOf(state, bill, preview) })
  }
  return { finish, isSending: create.isPending }
}
