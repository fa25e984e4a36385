export interface Progress {
  /** Begins a part of the work that has so many steps. */
  begin(part: string, steps: number): void
  advance(steps: number): void
  /** How far it is, in a word. */
  say(word: string): void
  end(): void
}

const width = 30
const drawEvery = 100
const lineEvery = 10_000

/** Shows how far the work is: a bar that is drawn over on a terminal, otherwise a line every ten seconds. */
export function showProgress(stream: NodeJS.WriteStream): Progress {
  let part = ''
  let steps = 0
  let done = 0
  let word = ''
  let drawn = 0
  const share = () => (steps ? Math.min(1, done / steps) : 1)
  const text = () =>
    `${part.padEnd(14)} ${String(Math.floor(share() * 100)).padStart(3)} %  ${Math.min(done, steps)}/${steps}  ${word}`
  const bar = () => {
    const filled = Math.round(share() * width)
    return `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${text()}`
  }
  const draw = (force: boolean) => {
    const now = Date.now()
    if (!force && now - drawn < (stream.isTTY ? drawEvery : lineEvery)) return
    drawn = now
    stream.write(stream.isTTY ? `\r\u001b[K${bar()}` : `${text().trimEnd()}\n`)
  }
  const finish = () => {
    if (!part) return
    done = steps
    draw(true)
    if (stream.isTTY) stream.write('\n')
  }
  return {
    begin(next, count) {
      finish()
      part = next
      steps = count
      done = 0
      word = ''
      drawn = Date.now()
    },
    advance(count) {
      done += count
      draw(false)
    },
    say(next) {
      word = next
    },
    end() {
      finish()
      part = ''
    },
  }
}
