import { bankMatchRoutes, type StatementGap } from '@quay/contract/bank-transfer/matching'
import { isAllowed } from '@quay/contract/right/permission'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong } from '@quay/domain/text/format-number'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { shownHere, useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentLink } from '../../routing/document-link.tsx'
import { statementGapText as words } from '../../text/money/statement-gap.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { Card } from '../../ui/page/card.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { KeyFigures } from '../../ui/page/key-figures.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { useAccounts } from '../cashbook/shared/use-accounts.ts'
import { pairUp } from './pair-up.ts'
import { RecordLine } from './record-line.tsx'

/** How the cash book and the statements of an account differ: what is left over on both sides, and matching it by hand. */
export default function StatementGapPage() {
  const today = useBusinessDay()
  const accounts = useAccounts().filter(({ kind }) => kind !== 'CASH')
  const [chosen, setChosen] = useState<string | null>(null)
  const [day, setDay] = useState(today)
  const accountId = chosen ?? accounts.find(({ isDefault }) => isDefault)?.id ?? accounts[0]?.id
  return (
    <>
      <PageHead title={words.title} />
      {accountId ? (
        <>
          <div className="mb-3 flex flex-wrap gap-3">
            <div className="w-56 max-sm:w-full">
              <Field label={words.account}>
                <Select
                  value={accountId}
                  onChange={setChosen}
                  options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
                />
              </Field>
            </div>
            <div className="w-40 max-sm:w-full">
              <Field label={words.day}>
                <DateInput value={day} max={today} today={today} onChange={next => setDay(next ?? today)} />
              </Field>
            </div>
          </div>
          <Gap key={`${accountId} ${day}`} accountId={accountId} day={day} />
        </>
      ) : (
        <EmptyState title={words.noAccount} />
      )}
    </>
  )
}

function Gap({ accountId, day }: { accountId: string; day: string }) {
  const { rights } = useSession()
  const { data, error } = useRoute(bankMatchRoutes.gap, { query: { accountId, day } })
  const [lines, setLines] = useState<readonly string[]>([])
  const [entries, setEntries] = useState<readonly string[]>([])
  const match = useAction(bankMatchRoutes.match, {
    onDone: () => {
      setLines([])
      setEntries([])
    },
    showError: shownHere,
  })
  const mayMatch = isAllowed(rights, bankMatchRoutes.match.permission)
  if (!data) return <Refusal>{error?.message}</Refusal>
  if (!data.hasStatement)
    return (
      <>
        <Figures gap={data} />
        <EmptyState
          title={words.noStatement(formatDate(data.day))}
          actions={<TextLink to="/cashbooks/transfer">{words.importStatement}</TextLink>}
        >
          {words.noStatementHint}
        </EmptyState>
      </>
    )
  const chosenLines = data.lines.filter(({ id }) => lines.includes(id))
  const chosenEntries = data.entries.filter(({ id }) => entries.includes(id))
  const pairs = pairUp(chosenLines, chosenEntries)
  const isMixed = lines.length > 0 && entries.length > 0 && pairs === null
  const toggle = (ids: readonly string[], id: string) =>
    ids.includes(id) ? ids.filter(one => one !== id) : [...ids, id]
  return (
    <div className="grid gap-4">
      <Figures gap={data} />
      {mayMatch && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            disabled={!pairs}
            busy={match.isPending}
            onClick={() => pairs && match.mutate({ body: { accountId, pairs } })}
          >
            {words.match}
          </Button>
          <p className="text-ink-2">
            {isMixed
              ? words.differs
              : lines.length + entries.length > 0
                ? words.chosen(lines.length, leftOf(chosenLines), entries.length, leftOf(chosenEntries))
                : words.hint}
          </p>
        </div>
      )}
      <Refusal>{match.error?.message}</Refusal>
      <div className="grid gap-4 lg:grid-cols-2">
        <Card title={words.lines}>
          {data.lines.length === 0 && <p className="text-ink-2">{words.noLines}</p>}
          <ul>
            {data.lines.map(line => (
              <Row key={line.id} amount={line.amount} left={line.left}>
                <Choice
                  may={mayMatch}
                  checked={lines.includes(line.id)}
                  onChange={() => setLines(toggle(lines, line.id))}
                >
                  {formatDate(line.bookedOn)} · {line.content}
                </Choice>
                {mayMatch && line.proposedId && (
                  <Button
                    size="sm"
                    onClick={() =>
                      match.mutate({
                        body: {
                          accountId,
                          pairs: [{ statementLineId: line.id, cashEntryId: line.proposedId ?? '', amount: line.left }],
                        },
                      })
                    }
                  >
                    {words.matchProposed}
                  </Button>
                )}
                {mayMatch && !line.proposedId && <RecordLine accountId={accountId} line={line} />}
              </Row>
            ))}
          </ul>
        </Card>
        <Card title={words.entries}>
          {data.entries.length === 0 && <p className="text-ink-2">{words.noEntries}</p>}
          <ul>
            {data.entries.map(entry => (
              <Row key={entry.id} amount={entry.amount} left={entry.left}>
                <Choice
                  may={mayMatch}
                  checked={entries.includes(entry.id)}
                  onChange={() => setEntries(toggle(entries, entry.id))}
                >
                  {formatDate(entry.businessDay)} · {entry.documentCode}
                  {entry.partnerName && ` · ${entry.partnerName}`}
                </Choice>
                <DocumentLink kind={entry.documentKind} id={entry.documentId} code={words.open} />
              </Row>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  )
}

const leftOf = (side: readonly { left: number }[]) => formatDong(side.reduce((sum, { left }) => sum + left, 0))

function Figures({ gap: { bookBalance, bankBalance, bankDay, hasStatement } }: { gap: StatementGap }) {
  return (
    <KeyFigures
      small
      label={words.title}
      figures={[
        { id: 'book', label: words.book, value: <Money amount={bookBalance} /> },
        {
          id: 'bank',
          label: bankDay ? words.bank(formatDate(bankDay)) : hasStatement ? words.bankUnknown : words.bankMissing,
          value: <Money amount={bankBalance} />,
        },
        {
          id: 'difference',
          label: words.difference,
          value: <Money amount={bankBalance === null ? null : bookBalance - bankBalance} />,
        },
      ]}
    />
  )
}

type RowProps = { amount: number; left: number; children: ReactNode }

function Row({ amount, left, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-1.5 last:border-b-0">
      {children}
      <span className="ml-auto text-right">
        <Money amount={amount} className={amount > 0 ? 'text-success-text' : 'text-danger-text'} />
        {left !== Math.abs(amount) && <span className="block text-12 text-ink-2">{words.left(formatDong(left))}</span>}
      </span>
    </li>
  )
}

type ChoiceProps = { may: boolean; checked: boolean; onChange: () => void; children: ReactNode }

function Choice({ may, checked, onChange, children }: ChoiceProps) {
  if (!may) return <span className="min-w-0 flex-1 max-sm:basis-full">{children}</span>
  return (
    <span className="min-w-0 flex-1 max-sm:basis-full">
      <Checkbox checked={checked} onChange={onChange}>
        {children}
      </Checkbox>
    </span>
  )
}
