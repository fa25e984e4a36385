import { useAddress } from '../../routing/use-address.ts'
import { userLogText } from '../../text/setting/user-log.ts'
import { Segmented } from '../../ui/choice/segmented.tsx'

export type LogView = 'log' | 'suspicious'

/** Which of the two the address shows. */
export const viewOf = (query: Readonly<Record<string, string | undefined>>): LogView =>
  query.view === 'suspicious' ? 'suspicious' : 'log'

/** Rows, or signs by employee; the period stays. */
export function LogViews() {
  const { query, change } = useAddress()
  return (
    <Segmented
      label={userLogText.views}
      value={viewOf(query)}
      options={[
        { value: 'log', label: userLogText.log },
        { value: 'suspicious', label: userLogText.suspicious },
      ]}
      onChange={view =>
        change({ view: view === 'log' ? undefined : view, cursor: undefined, sign: undefined, suspicion: undefined })
      }
    />
  )
}
