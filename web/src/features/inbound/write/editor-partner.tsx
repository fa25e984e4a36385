import { ExpiredPapersNote } from '../../../document/expired-papers-note.tsx'
import type { Problem } from '../../../document/problem.ts'
import { ProviderField } from '../../../document/provider-field.tsx'
import { inboundText } from '../../../text/buying/inbound.ts'
import { DateInput } from '../../../ui/date/date-input.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { MoneyInput } from '../../../ui/field/money-input.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Money } from '../../../ui/mark/money.tsx'
import { Card } from '../../../ui/page/card.tsx'
import type { EditorAction } from './edit-inbound.ts'
import type { EditorState } from './editor-state.ts'

type EditorPartnerProps = {
  state: EditorState
  today: string
  dispatch: (action: EditorAction) => void
  problem: Problem | null
  /** Offers to add a provider that was not found; left out where the person may not. */
  onAddProvider: ((name: string) => void) | undefined
}

/** Who the goods come from, and the supplier's own invoice. */
export function EditorPartner({ state, today, dispatch, problem, onAddProvider }: EditorPartnerProps) {
  const { provider } = state
  const patch = (change: Extract<EditorAction, { type: 'head' }>['patch']) => dispatch({ type: 'head', patch: change })
  const note = (
    <Field label={inboundText.note}>
      <TextInput maxLength={500} value={state.note} onChange={event => patch({ note: event.target.value })} />
    </Field>
  )
  // What lay on the shelves on the first day has neither supplier nor invoice.
  if (state.kind === 'OPENING') return <Card>{note}</Card>
  return (
    <Card>
      <div className="grid gap-3">
        <ProviderField
          scope={inboundText.scope}
          value={provider}
          problem={problem}
          hint={
            provider?.debt ? (
              <>
                {inboundText.providerDebt} <Money amount={provider.debt} />
              </>
            ) : undefined
          }
          onChange={chosen => patch({ provider: chosen })}
          onCreate={onAddProvider}
        />
        {provider && <ExpiredPapersNote providerId={provider.id} day={today} />}
        <div className="grid grid-cols-2 gap-2">
          <Field label={inboundText.invoiceNumber}>
            <TextInput
              maxLength={40}
              value={state.invoiceNumber}
              onChange={event => patch({ invoiceNumber: event.target.value })}
            />
          </Field>
          <Field label={inboundText.invoiceSeries}>
            <TextInput
              maxLength={20}
              value={state.invoiceSeries}
              onChange={event => patch({ invoiceSeries: event.target.value })}
            />
          </Field>
          <Field label={inboundText.invoiceDate}>
            <DateInput today={today} value={state.invoiceDate} onChange={invoiceDate => patch({ invoiceDate })} />
          </Field>
          <Field label={inboundText.invoiceTotal}>
            <MoneyInput value={state.invoiceTotal} onChange={invoiceTotal => patch({ invoiceTotal })} />
          </Field>
        </div>
        {note}
      </div>
    </Card>
  )
}
