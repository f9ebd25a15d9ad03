/** What texts of documentation and of releases use of the names that GitHub has, by themes. */
const written = `
+1 👍 thumbsup 👍 -1 👎 thumbsdown 👎 ok_hand 👌 clap 👏 wave 👋 raised_hands 🙌 pray 🙏 muscle 💪
point_right 👉 point_left 👈 point_up ☝️ point_down 👇 handshake 🤝 writing_hand ✍️ eyes 👀 brain 🧠
smile 😄 smiley 😃 grinning 😀 grin 😁 laughing 😆 joy 😂 rofl 🤣 wink 😉 blush 😊 slightly_smiling_face 🙂
heart_eyes 😍 sunglasses 😎 thinking 🤔 sweat_smile 😅 sob 😭 cry 😢 disappointed 😞 confused 😕 scream 😱
exploding_head 🤯 shrug 🤷 facepalm 🤦 partying_face 🥳 stuck_out_tongue 😛 upside_down_face 🙃 ghost 👻 robot 🤖
heart ❤️ green_heart 💚 blue_heart 💙 purple_heart 💜 yellow_heart 💛 orange_heart 🧡 broken_heart 💔 sparkling_heart 💖
tada 🎉 confetti_ball 🎊 balloon 🎈 gift 🎁 birthday 🎂 trophy 🏆 medal_sports 🏅 1st_place_medal 🥇 christmas_tree 🎄
sparkles ✨ star ⭐ star2 🌟 dizzy 💫 boom 💥 fire 🔥 zap ⚡ rainbow 🌈 sunny ☀️ cloud ☁️ snowflake ❄️ ocean 🌊
rocket 🚀 airplane ✈️ car 🚗 ship 🚢 bike 🚲 construction 🚧 rotating_light 🚨 checkered_flag 🏁 triangular_flag_on_post 🚩
warning ⚠️ no_entry ⛔ no_entry_sign 🚫 stop_sign 🛑 x ❌ heavy_check_mark ✔️ white_check_mark ✅ ballot_box_with_check ☑️
question ❓ grey_question ❔ exclamation ❗ heavy_exclamation_mark ❗ bangbang ‼️ information_source ℹ️ 100 💯 new 🆕 up 🆙 ok 🆗
arrow_right ➡️ arrow_left ⬅️ arrow_up ⬆️ arrow_down ⬇️ arrows_counterclockwise 🔄 recycle ♻️ infinity ♾️ heavy_plus_sign ➕ heavy_minus_sign ➖
bug 🐛 ant 🐜 bee 🐝 butterfly 🦋 snail 🐌 turtle 🐢 snake 🐍 crab 🦀 whale 🐳 dolphin 🐬 penguin 🐧 cat 🐱 dog 🐶 unicorn 🦄 owl 🦉
bulb 💡 wrench 🔧 hammer 🔨 hammer_and_wrench 🛠️ nut_and_bolt 🔩 gear ⚙️ toolbox 🧰 link 🔗 lock 🔒 unlock 🔓 key 🔑 shield 🛡️ mag 🔍 mag_right 🔎
art 🎨 paintbrush 🖌️ lipstick 💄 memo 📝 pencil 📝 pencil2 ✏️ book 📖 books 📚 bookmark 🔖 page_facing_up 📄 clipboard 📋 pushpin 📌 round_pushpin 📍
package 📦 truck 🚚 inbox_tray 📥 outbox_tray 📤 email 📧 envelope ✉️ mailbox 📫 speech_balloon 💬 loudspeaker 📢 mega 📣 bell 🔔
computer 💻 desktop_computer 🖥️ iphone 📱 keyboard ⌨️ floppy_disk 💾 file_folder 📁 open_file_folder 📂 card_index_dividers 🗂️ wastebasket 🗑️
chart_with_upwards_trend 📈 chart_with_downwards_trend 📉 bar_chart 📊 calendar 📆 date 📅 alarm_clock ⏰ stopwatch ⏱️ hourglass ⌛ watch ⌚
house 🏠 house_with_garden 🏡 building_construction 🏗️ globe_with_meridians 🌐 earth_africa 🌍 earth_americas 🌎 earth_asia 🌏 world_map 🗺️
seedling 🌱 evergreen_tree 🌲 deciduous_tree 🌳 four_leaf_clover 🍀 herb 🌿 mushroom 🍄 rose 🌹 sunflower 🌻 apple 🍎 lemon 🍋 cherries 🍒
coffee ☕ tea 🍵 beer 🍺 beers 🍻 wine_glass 🍷 champagne 🍾 pizza 🍕 cake 🍰 cookie 🍪 candy 🍬 egg 🥚 hamburger 🍔 bread 🍞
money_with_wings 💸 moneybag 💰 gem 💎 dart 🎯 game_die 🎲 video_game 🎮 jigsaw 🧩 camera 📷 movie_camera 🎥 clapper 🎬 microphone 🎤 headphones 🎧 musical_note 🎵
test_tube 🧪 microscope 🔬 telescope 🔭 dna 🧬 alembic ⚗️ battery 🔋 electric_plug 🔌 satellite 📡 label 🏷️ scissors ✂️ paperclip 📎 broom 🧹 wheelchair ♿
zzz 💤 see_no_evil 🙈 hear_no_evil 🙉 speak_no_evil 🙊 skull 💀 poop 💩 alien 👽 crown 👑 tophat 🎩 mortar_board 🎓 necktie 👔 footprints 👣 busts_in_silhouette 👥
`;

const words = written.trim().split(/\s+/);

/** An emoji by the name that stands for it between colons. */
export const emojiByName: ReadonlyMap<string, string> = new Map(
  words.flatMap((name, at) => (at % 2 === 0 ? [[name, words[at + 1] ?? ''] as const] : [])),
);
