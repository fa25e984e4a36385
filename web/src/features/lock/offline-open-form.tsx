import { openScreen } from '../../api/session/lock.ts'
import { useProfile } from '../../api/session/session.ts'
import { hasOpenCode } from '../../offline/people/known-people.ts'
import { handOverText as text } from '../../text/till/hand-over.ts'
import { Note } from '../../ui/mark/note.tsx'
import { CodeQuestion } from './shared/code-question.tsx'

/** Opens the screen while the server is away: by the person's own code at this browser, or not before it is back. */
export function OfflineOpenForm() {
  const { id, store } = useProfile()
  if (!hasOpenCode(store.id, id))
    return (
      <Note tone="warning" alert>
        {text.noCode}
      </Note>
    )
  return <CodeQuestion storeId={store.id} userId={id} action={text.open} onRight={openScreen} />
}
