import { inboundReturnText } from '../../text/buying/inbound-return.ts'
import { confirm } from '../../ui/window/confirm.ts'
import { filledLines, otherProvider, type ReturnEditorState } from './editor-state.ts'

/**
 * Asks about lines that bring no money, and about lots that another provider delivered. Gives null where all is as meant,
 * else the path of the first line to look at.
 */
export async function askReturn(state: ReturnEditorState): Promise<string | null> {
  const words = inboundReturnText.ask
  const { provider } = state
  const lines = filledLines(state)
  const free = lines.filter(line => !line.price)
  const others = lines.filter(line => otherProvider(line, provider))
  const doubted = free[0] ?? others[0]
  if (!doubted) return null
  const names = (some: typeof lines) => some.map(line => line.productName).join(', ')
  const yes = await confirm({
    title: words.title,
    description: [
      free.length > 0 && words.free(names(free)),
      others.length > 0 && words.others(provider?.name ?? '', names(others)),
    ]
      .filter(Boolean)
      .join(' '),
    confirmLabel: words.confirm,
    keepLabel: words.keep,
    tone: 'primary',
  })
  return yes ? null : `items.${state.lines.indexOf(doubted)}`
}
