import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { PrintQueues } from './printer-queue.ts'

/**
 * Reads a line with a job, `send <name> <bytes>` or `list`, both parts in base64, and answers with one line: `ok`, `ok <names>` or `no`. Names
 * and bytes are data of the line and never text of a command. It stays open, because compiling the calls of winspool takes a second.
 */
const script = `
$ErrorActionPreference = 'Stop'
Add-Type -TypeDefinition @'
using System;
using System.Runtime.InteropServices;
public static class RawQueue {
  [StructLayout(LayoutKind.Sequential, CharSet = CharSet.Unicode)]
  public class Info { public string Name; public string Output; public string Type; }
  [DllImport("winspool.drv", CharSet = CharSet.Unicode, SetLastError = true)] static extern bool OpenPrinter(string name, out IntPtr printer, IntPtr defaults);
  [DllImport("winspool.drv", SetLastError = true)] static extern bool ClosePrinter(IntPtr printer);
  [DllImport("winspool.drv", CharSet = CharSet.Unicode, SetLastError = true)] static extern int StartDocPrinter(IntPtr printer, int level, [In] Info info);
  [DllImport("winspool.drv", SetLastError = true)] static extern bool EndDocPrinter(IntPtr printer);
  [DllImport("winspool.drv", SetLastError = true)] static extern bool WritePrinter(IntPtr printer, byte[] bytes, int count, out int written);
  public static bool Send(string name, byte[] bytes) {
    IntPtr printer;
    if (!OpenPrinter(name, out printer, IntPtr.Zero)) return false;
    try {
      if (StartDocPrinter(printer, 1, new Info { Name = "Quay", Type = "RAW" }) == 0) return false;
      int written;
      bool sent = WritePrinter(printer, bytes, bytes.Length, out written) && written == bytes.Length;
      return EndDocPrinter(printer) && sent;
    } finally { ClosePrinter(printer); }
  }
}
'@
while ($null -ne ($line = [Console]::In.ReadLine())) {
  try {
    $parts = $line.Split(' ')
    if ($parts[0] -eq 'list') {
      $names = (Get-CimInstance Win32_Printer | ForEach-Object { $_.Name }) -join [char]10
      [Console]::Out.WriteLine('ok ' + [Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes($names)))
    } else {
      $name = [Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($parts[1]))
      if ([RawQueue]::Send($name, [Convert]::FromBase64String($parts[2]))) { [Console]::Out.WriteLine('ok') } else { [Console]::Out.WriteLine('no') }
    }
  } catch { [Console]::Out.WriteLine('no') }
}
`

const patience = 15_000
const base64 = (data: string | Uint8Array) => Buffer.from(data).toString('base64')

type Start = () => ChildProcessWithoutNullStreams

const startPowerShell: Start = () =>
  spawn('powershell.exe', [
    '-NoProfile',
    '-NonInteractive',
    '-EncodedCommand',
    Buffer.from(script, 'utf16le').toString('base64'),
  ])

/** The queues of Windows, through one process that lives as long as it answers. */
export function makeSpooler(start = startPowerShell): PrintQueues {
  let process: ChildProcessWithoutNullStreams | null = null
  let answers: AsyncIterator<string> | null = null
  let last: Promise<unknown> = Promise.resolve()

  function open() {
    if (process && process.exitCode === null && !process.killed) return process
    process = start()
    process.on('error', () => {})
    process.stdin.on('error', () => {})
    process.stderr.resume()
    process.unref()
    answers = createInterface({ input: process.stdout })[Symbol.asyncIterator]()
    return process
  }
  async function ask(line: string): Promise<string> {
    const child = open()
    child.stdin.write(`${line}\n`)
    const timer = setTimeout(() => child.kill(), patience)
    try {
      const { value, done } = await answers!.next()
      if (done || typeof value !== 'string') throw new Error('The spooler does not answer')
      return value.trim()
    } finally {
      clearTimeout(timer)
    }
  }
  // One line after the other: answers carry no name of their question.
  const inTurn = (line: string) => {
    const answer = last.then(() => ask(line))
    last = answer.catch(() => {})
    return answer
  }
  return {
    async names() {
      const [word, names = ''] = (await inTurn('list').catch(() => 'no')).split(' ')
      if (word !== 'ok') return []
      return Buffer.from(names, 'base64')
        .toString('utf8')
        .split('\n')
        .flatMap(name => name.trim() || [])
    },
    async send(name, bytes) {
      if ((await inTurn(`send ${base64(name)} ${base64(bytes)}`)) !== 'ok')
        throw new Error('The spooler refused the paper')
    },
  }
}
