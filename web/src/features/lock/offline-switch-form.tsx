import { useState } from 'react'
import { ownTill } from '../../api/session/own-till.ts'
import { useProfile } from '../../api/session/session.ts'
import { type Taker, takeOver, takersOf } from '../../api/session/take-over.ts'
import { handOverText as text } from '../../text/till/hand-over.ts'
import { Button } from '../../ui/button/button.tsx'
import { PersonChoice } from '../../ui/choice/person-choice.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { CodeQuestion } from './shared/code-question.tsx'

/** Gives the device to a colleague while the server is away: by their own code here, else by name alone. */
export function OfflineSwitchForm() {
  const profile = useProfile()
  const [takers] = useState(() => takersOf(profile))
  const [chosen, setChosen] = useState<string | null>(null)
  if (!ownTill()) return <Note tone="warning">{text.needsTill}</Note>
  if (takers.length === 0) return <Note tone="warning">{text.nobody}</Note>
  const taker = takers.find(({ id }) => id === chosen)
  return (
    <div className="grid gap-3">
      <PersonChoice
        label={text.who}
        value={chosen}
        onChange={setChosen}
        people={takers.map(one => ({ id: one.id, name: one.fullName, detail: detailOf(one) }))}
      />
      {taker?.hasCode && (
        <CodeQuestion
          key={taker.id}
          storeId={profile.store.id}
          userId={taker.id}
          action={text.enter}
          onRight={() => void takeOver(taker, 'code')}
        />
      )}
      {taker && !taker.hasCode && (
        <>
          <Note tone="warning">{text.byName(taker.fullName)}</Note>
          <Button variant="primary" size="lg" onClick={() => void takeOver(taker, 'name')}>
            {text.enter}
          </Button>
        </>
      )}
    </div>
  )
}

const detailOf = ({ hasCode, profile }: Taker) =>
  hasCode ? text.hasCode : profile ? text.lastRights : text.staffRights
