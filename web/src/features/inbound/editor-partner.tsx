import { providerRoutes } from '@quay/contract/partner'
import Truck from 'lucide-react/icons/truck'
import { call } from '../../api/client.ts'
import { focusPath } from '../../document/focus-path.ts'
import { inboundText } from '../../text/inbound.ts'
import { Card } from '../../ui/card.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { Field } from '../../ui/field.tsx'
import { Money } from '../../ui/money.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import type { EditorAction } from './edit-inbound.ts'
import type { EditorState } from './editor-state.ts'
import { ExpiredPapersNote } from './expired-papers-note.tsx'

const most = 20

type EditorPartnerProps = {
  state: EditorState
  today: string
  dispatch: (action: EditorAction) => void
  /** The provider is missing, or the server refused it. */
  error: string | undefined
  /** Offers to add a provider that was not found; left out where the person may not. */
  onAddProvider: ((name: string) => void) | undefined
}

/** Who the goods come from, and the supplier's own invoice. */
export function EditorPartner({ state, today, dispatch, error, onAddProvider }: EditorPartnerProps) {
  const { provider } = state
  const patch = (change: Extract<EditorAction, { type: 'head' }>['patch']) => dispatch({ type: 'head', patch: change })
  useHotkey({ id: 'inbound.provider', key: 'F4', label: inboundText.provider, scope: inboundText.scope }, () => {
    focusPath('providerId')
  })
  async function find(keyword: string, signal: AbortSignal) {
    const answer = await call(providerRoutes.list, { query: { keyword, isActive: '1', limit: most } }, { signal })
    return answer.items.map(({ id, name, phone, debt }) => ({
      value: id,
      label: name,
      debt,
      ...(phone ? { detail: phone } : {}),
    }))
  }
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
        <div data-path="providerId">
          <Field
            label={inboundText.provider}
            error={error}
            hint={
              provider?.debt ? (
                <>
                  {inboundText.providerDebt} <Money amount={provider.debt} />
                </>
              ) : undefined
            }
          >
            <Combobox
              icon={<Truck />}
              keyHint="F4"
              placeholder={inboundText.providerPlaceholder}
              value={provider && { value: provider.id, label: provider.name, debt: provider.debt ?? 0 }}
              onChange={option =>
                patch({ provider: option && { id: option.value, name: option.label, debt: option.debt } })
              }
              options={find}
              onCreate={onAddProvider}
            />
          </Field>
        </div>
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
