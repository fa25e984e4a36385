import { formatDong } from '@quay/domain/text/format-number'
import { useEffect } from 'react'
import { billReplaceText as text } from '../../../text/bill/bill-replace.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import { useSale, useTill } from '../sale-context.ts'
import { differenceOf, isOwed } from './replace-sale.ts'
import './facts-before.ts'

/** Above a cart that replaces a posted bill: which one, what goes over the counter, and why. */
export function ReplaceBar() {
  const { till, focusFind } = useSale()
  const draft = useTill(({ drafts, activeId }) => drafts.find(({ id }) => id === activeId)!)
  const due = useTill(({ view }) => view.due)
  const isEmpty = useTill(({ view }) => view.lines.length === 0)
  const { cart } = draft
  const { replaces } = cart
  // The cart was priced before its part was here.
  useEffect(() => till.reprice(), [till])
  if (!replaces) return null
  return (
    <section
      aria-label={text.editing(replaces.code)}
      className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-warning-line border-b bg-warning-soft px-2.5 py-1.5"
    >
      <p className="min-w-0">
        <b>{text.editing(replaces.code)}</b>
        <span className="text-12 text-ink-2"> · {text.was(formatDong(replaces.due))}</span>
      </p>
      {!isEmpty && <p className="font-medium text-warning-text">{differenceOf(due - replaces.due, isOwed(cart))}</p>}
      <div className="ml-auto flex min-w-0 items-center gap-2 max-lg:w-full">
        <div className="w-72 min-w-0 max-lg:flex-1">
          <TextInput
            id="replace-reason"
            size="sm"
            aria-label={text.reason}
            placeholder={`${text.reason}. ${text.reasonHint}`}
            maxLength={300}
            value={replaces.reason}
            onChange={event =>
              till.dispatch({ do: 'replace', cart: { ...cart, replaces: { ...replaces, reason: event.target.value } } })
            }
            onKeyDown={event => event.key === 'Enter' && !event.nativeEvent.isComposing && focusFind()}
          />
        </div>
        <Button
          size="sm"
          onClick={() => {
            till.closeTab(draft.id)
            toast.success(text.left(replaces.code))
            focusFind()
          }}
        >
          {text.leave}
        </Button>
      </div>
    </section>
  )
}
