import type { Answer } from '@quay/contract/route'
import type { taxBookRoutes } from '@quay/contract/tax-book/routes'
import { formatDate } from '@quay/domain/text/format-date'
import { taxBookText } from '../../text/money/tax-book.ts'

const words = taxBookText.estimate

/** What is to be declared next, by the month or by the quarter, and until when. */
export function NextFilings({ filing }: Pick<Answer<typeof taxBookRoutes.estimate>, 'filing'>) {
  return filing.map(({ kind, from, filedBy }) => (
    <p key={kind}>
      {words.filing[kind](
        kind === 'MONTH'
          ? `${from.slice(5, 7)}/${from.slice(0, 4)}`
          : `${Math.ceil(Number(from.slice(5, 7)) / 3)}/${from.slice(0, 4)}`,
        formatDate(filedBy),
      )}
    </p>
  ))
}
