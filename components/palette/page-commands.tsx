import { Command } from "cmdk";
import { CircleCheck, Keyboard, Moon, Plus, Search, SquarePen, Sun, SunMoon, Undo2 } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { useTheme } from "next-themes";
import { useRef } from "react";
import { toast } from "sonner";
import { PALETTE_GROUP, PaletteItem } from "@/components/palette/palette-item";
import { sayChange } from "@/components/palette/say-change";
import { sendRequest, sentenceOf } from "@/components/send-request";
import { isChat, NEW_CHAT, PLACES } from "@/components/shell/places";
import { openShortcutHelp } from "@/components/shortcuts/shortcut-signal";
import { quoted } from "@/components/tasks/quoted";
import { readTaskFields } from "@/components/tasks/read-task-fields";
import { requestNewTask } from "@/components/tasks/task-requests";
import { useCommandKey } from "@/components/use-command-key";
import { useIsThere } from "@/components/use-is-there";
import { useLatestCallback } from "@/components/use-latest-callback";
import type { TaskJson } from "@/lib/domain/task-json";
import { visibleText } from "@/lib/domain/visible-parts";

interface PageCommandsProps {
  words: string;
  /** What a task made of the words would be called. */
  newTitle: string;
  timeZone: string;
  found: TaskJson[];
  /** Where "Chat" leads. */
  chatAddress: string;
  onChoose: (task: TaskJson) => void;
  onDone: () => void;
}

/** Places to go and things to do anywhere. */
export function PageCommands({ words, newTitle, timeZone, found, chatAddress, onChoose, onDone }: PageCommandsProps) {
  const router = useRouter();
  const { setTheme } = useTheme();
  const commandKey = useCommandKey();
  // There, letters are words for it.
  const isBesideChat = isChat(usePathname());
  const title = words.trim();
  const then = (work: () => void) => () => {
    onDone();
    work();
  };
  const adding = useRef(new Set<string>());
  const isThere = useIsThere();
  // It stays open, with the words in it, until they are saved. Enter twice is one task; what was typed since is another.
  const closeIfUnchanged = useLatestCallback((said: string) => {
    if (isThere.current && title === said) onDone();
  });
  const add = async () => {
    if (adding.current.has(title)) return;
    adding.current.add(title);
    try {
      const { task, record_id } = await requestNewTask(await readTaskFields(title, timeZone));
      closeIfUnchanged(title);
      sayChange(`Task created: ${quoted(task.title)}`, record_id);
    } catch (error) {
      toast.error(`“${visibleText(title)}” was not added. ${sentenceOf(error)}`);
    } finally {
      adding.current.delete(title);
    }
  };
  const undo = () =>
    sendRequest("POST", "/api/undo", {}).then(
      () => toast("The last change was taken back"),
      (error: unknown) => toast.error(sentenceOf(error)),
    );

  return (
    <>
      {found.length > 0 ? (
        <Command.Group heading="Tasks" forceMount className={PALETTE_GROUP}>
          {found.map((task) => (
            <PaletteItem key={task.id} icon={CircleCheck} value={task.id} alwaysShown onSelect={() => onChoose(task)}>
              {task.title}
            </PaletteItem>
          ))}
        </Command.Group>
      ) : null}
      {title ? (
        <Command.Group heading="Do" forceMount className={PALETTE_GROUP}>
          <PaletteItem icon={Plus} value="add-this-task" alwaysShown onSelect={() => void add()}>
            Add {quoted(newTitle)}
          </PaletteItem>
          <PaletteItem
            icon={Search}
            value="show-all-that-match"
            alwaysShown
            onSelect={then(() => router.push(`/tasks?show=all&search=${encodeURIComponent(title)}`))}
          >
            Show all tasks with {quoted(title)}
          </PaletteItem>
        </Command.Group>
      ) : null}
      <Command.Group heading="Go to" className={PALETTE_GROUP}>
        {PLACES.map(({ name, href, icon, letter }) => (
          <PaletteItem
            key={href}
            icon={icon}
            keys={isBesideChat ? undefined : `G ${letter.toUpperCase()}`}
            onSelect={then(() => router.push(href === NEW_CHAT ? chatAddress : href))}
          >
            {name}
          </PaletteItem>
        ))}
      </Command.Group>
      <Command.Group heading="Anywhere" className={PALETTE_GROUP}>
        <PaletteItem icon={SquarePen} onSelect={then(() => router.push(NEW_CHAT))}>
          New chat
        </PaletteItem>
        <PaletteItem icon={Undo2} onSelect={then(undo)}>
          Undo the last change
        </PaletteItem>
        <PaletteItem icon={Sun} onSelect={then(() => setTheme("light"))}>
          Light appearance
        </PaletteItem>
        <PaletteItem icon={Moon} onSelect={then(() => setTheme("dark"))}>
          Dark appearance
        </PaletteItem>
        <PaletteItem icon={SunMoon} onSelect={then(() => setTheme("system"))}>
          Appearance of the system
        </PaletteItem>
        <PaletteItem icon={Keyboard} keys={`${commandKey} /`} onSelect={then(openShortcutHelp)}>
          Keyboard shortcuts
        </PaletteItem>
      </Command.Group>
    </>
  );
}
