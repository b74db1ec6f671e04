"""Whether a page fits its screen: no text leaves its button or card, nothing is cut, nothing scrolls sideways."""

from pathlib import Path

from playwright.sync_api import Page

#: The sizes in which pages are looked at with a mouse, and with a finger (upright and sideways).
SCREENS = {
    "desktop": [(1440, 900), (1280, 720), (1366, 768), (2560, 1440)],
    "phone": [(390, 844), (360, 740), (844, 390), (667, 375), (320, 256)],
}
#: How far letters may reach over an edge. Above and below them their boxes have a fifth of their height without ink.
SLACK = 3
#: The texts of buttons, cards and plates that lie outside of them, and all that an edge or dots have cut off. What
#: hangs over an edge on purpose (badges, laurels) is placed absolutely, what scrolls is cut by its scroller. Only a
#: person's name may be longer than its panel. Icons in a row have to fit as words do, and lie under no foot of a card;
#: a name on a card lies under no laurel, and is broken between syllables if at all.
BURSTING = """slack => {
    const found = [];
    // what carries text of its own; a plaque may lie across the edge of the place that it belongs to
    const boxes = 'button, .btn, .card, .plate, .setting, .lbl, .lk > span';
    const shown = (node) => node.checkVisibility({opacityProperty: true, visibilityProperty: true});
    const hangs = (node, box) => {
        for (let at = node; at && at !== box; at = at.parentElement) {
            const style = getComputedStyle(at);
            if (style.position === 'absolute' || style.position === 'fixed') return true;
            if (at.matches('.sr, .vp, .badge')) return true;
            if (at !== node && /auto|scroll/.test(style.overflowX + style.overflowY)) return true;
        }
        return false;
    };
    for (const box of document.querySelectorAll(boxes)) {
        const edge = box.getBoundingClientRect();
        if (edge.width < 8 || !shown(box) || box.matches('.sr, .skip') || box.closest('.sr')) continue;
        const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
            if (!text.data.trim() || !shown(text.parentElement) || hangs(text.parentElement, box)) continue;
            if (text.parentElement.closest(boxes) !== box) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            const rect = range.getBoundingClientRect();
            if (rect.width === 0) continue;
            const across = Math.max(edge.left - rect.left, rect.right - edge.right);
            const ink = range.getClientRects()[0].height / 5;
            const over = Math.max(across, edge.top - rect.top - ink, rect.bottom - edge.bottom - ink);
            if (over <= slack) continue;
            found.push(`${Math.round(over)} px over: "${text.data.trim()}" in ${box.className || box.tagName}`);
        }
    }
    const cuts = (node, text) => {
        const ink = text.height / 5;
        let across = true, down = true;
        for (let at = node.parentElement; at && (across || down); at = at.parentElement) {
            const style = getComputedStyle(at), edge = at.getBoundingClientRect();
            if (style.position === 'fixed') return 0;
            if (/auto|scroll/.test(style.overflowX)) across = false;
            if (/auto|scroll/.test(style.overflowY)) down = false;
            const beside = Math.max(edge.left - text.left, text.right - edge.right);
            const below = Math.max(edge.top - text.top, text.bottom - edge.bottom) - ink;
            if (across && /hidden|clip/.test(style.overflowX) && beside > slack) return beside;
            if (down && /hidden|clip/.test(style.overflowY) && below > slack) return below;
        }
        return 0;
    };
    for (const node of document.querySelectorAll('main *')) {
        const bare = [...node.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim());
        if (!bare || node.closest('.sr, svg') || !shown(node)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const over = range.getBoundingClientRect().width ? cuts(node, range.getBoundingClientRect()) : 0;
        if (over) found.push(`${Math.round(over)} px cut off: "${node.textContent.trim()}"`);
    }
    for (const icon of document.querySelectorAll('.card :is(.fx, .cost, .made, .st) .i')) {
        const card = icon.closest('.card'), edge = card.getBoundingClientRect(), own = icon.getBoundingClientRect();
        if (own.width === 0 || !shown(icon) || icon.closest('.sr')) continue;
        const over = Math.max(edge.left - own.left, own.right - edge.right, cuts(icon, own));
        const name = card.querySelector('.nm')?.textContent ?? '';
        if (over > slack) found.push(`${Math.round(over)} px of an icon over the edge of "${name}"`);
    }
    for (const foot of document.querySelectorAll('.card > .st')) {
        if (!shown(foot) || !foot.textContent.trim()) continue;
        const edge = foot.getBoundingClientRect(), card = foot.closest('.card');
        for (const part of card.querySelectorAll('.fx :is(.i, b)')) {
            const own = part.getBoundingClientRect(), over = own.bottom - own.height / 8 - edge.top;
            const name = card.querySelector('.nm')?.textContent ?? '';
            if (!foot.contains(part) && own.width && over > 1) {
                found.push(`${Math.round(over)} px of an effect under the foot of "${name}"`);
            }
        }
    }
    for (const name of document.querySelectorAll('.card .nm')) {
        if (!shown(name)) continue;
        const laurel = name.closest('.card').querySelector('.vp')?.getBoundingClientRect();
        const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
            for (const { index, 0: word } of text.data.matchAll(/\\p{L}+/gu)) {
                const range = document.createRange();
                const tops = [...word].map((_, at) => {
                    range.setStart(text, index + at);
                    range.setEnd(text, index + at + 1);
                    return [...range.getClientRects()].at(-1)?.top ?? 0;
                });
                if (Math.max(...tops) - Math.min(...tops) > slack) found.push(`broken: "${name.textContent}"`);
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                const under = [...range.getClientRects()].some((line) => laurel
                    && Math.min(line.bottom, laurel.bottom) - Math.max(line.top, laurel.top) > line.height / 4
                    && Math.min(line.right, laurel.right) - Math.max(line.left, laurel.left) > slack);
                if (under) found.push(`under its laurel: "${name.textContent}"`);
            }
        }
    }
    for (const node of document.querySelectorAll('*:not(:is(.pn, .seat) .name)')) {
        const style = getComputedStyle(node);
        const cut = style.textOverflow === 'ellipsis' && node.scrollWidth > node.clientWidth + 1 && shown(node);
        if (cut && node.textContent.trim()) found.push(`cut: "${node.textContent.trim()}"`);
    }
    // what a closed list shows: it says by itself nothing of being cut
    const pen = document.createElement('canvas').getContext('2d');
    for (const list of document.querySelectorAll('select')) {
        if (list.offsetWidth === 0 || !shown(list)) continue;
        const style = getComputedStyle(list);
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        const text = list.selectedOptions[0]?.text ?? '', over = pen.measureText(text).width - room;
        if (over > slack) found.push(`${Math.round(over)} px cut off a list: "${text}"`);
    }
    const page = document.scrollingElement;
    const sideways = page.scrollWidth - page.clientWidth;
    if (sideways > 1) found.push(`the page scrolls sideways by ${sideways} px`);
    const slit = page.scrollHeight - page.clientHeight;
    if (slit > 0 && slit < 12) found.push(`the page scrolls by a slit of ${slit} px`);
    return [...new Set(found)];
}"""


def burst(page: Page) -> list[str]:
    """What does not fit on a page as it is."""
    found: list[str] = page.evaluate(BURSTING, SLACK)
    return found


def look_at_sizes(page: Page, kind: str, artefacts: Path, name: str) -> list[str]:
    """What does not fit in each size of a kind of screen; every one leaves its picture."""
    found = []
    for width, height in SCREENS[kind]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        page.screenshot(path=artefacts / f"{name}-{width}x{height}.png")
        found += [f"{width}x{height}: {line}" for line in burst(page)]
    return found
